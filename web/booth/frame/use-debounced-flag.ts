import { useEffect, useRef, useState } from 'react';

/**
 * A debounced flag: true once `isSo` has been true for `ms` milliseconds. The time already counted
 * stays when `ms` changes.
 */
export function useDebouncedFlag(isSo: boolean, ms: number): boolean {
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
