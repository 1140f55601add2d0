import { useEffect, useRef, useState } from 'react';

/**
 * Whether something is so, and has been for as many milliseconds; what is so for an instant is not told. Since when it is so does not begin
 * anew where another time is asked for meanwhile.
 */
export function useLasting(isSo: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  const since = useRef<number | null>(null);
  useEffect(() => {
    if (!isSo) {
      since.current = null;
      setLasts(false);
      return;
    }
    since.current ??= performance.now();
    const left = Math.max(0, ms - (performance.now() - since.current));
    const timer = setTimeout(() => setLasts(true), left);
    return () => clearTimeout(timer);
  }, [isSo, ms]);
  return isSo && lasts;
}
