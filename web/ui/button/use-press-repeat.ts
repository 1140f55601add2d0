import { useCallback, useEffect, useRef } from 'react';

/** How long until a button that is held does it again, and how often from then on, in ms. */
const FIRST = 400;
const AGAIN = 70;

/** Key repeat for a button: it acts when it is pressed, and again and again while it is held. */
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
