import { useCallback, useEffect, useRef } from 'react';

/** Delay before a held button repeats, and the interval between repeats, in ms. */
const FIRST = 400;
const AGAIN = 70;

/** Auto-repeat for a button: it acts when pressed and repeatedly while held. */
export function usePressRepeat(act: () => void): {
  readonly onPressStart: () => void;
  readonly onPressEnd: () => void;
} {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  const onPressEnd = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => onPressEnd, [onPressEnd]);
  const onPressStart = useCallback(() => {
    const again = () => {
      latest.current();
      timer.current = setTimeout(again, AGAIN);
    };
    clearTimeout(timer.current);
    latest.current();
    timer.current = setTimeout(again, FIRST);
  }, []);
  return { onPressStart, onPressEnd };
}
