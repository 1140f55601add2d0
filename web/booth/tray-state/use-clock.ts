import { useCallback, useSyncExternalStore } from 'react';

const second = (): number => Math.floor(Date.now() / 1000) * 1000;
const none = () => () => {};

/** The present second in ms since 1970. It moves only while `runs`; otherwise it is the second of the last look. */
export function useClock(runs: boolean): number {
  const watch = useCallback((listener: () => void) => {
    const timer = setInterval(listener, 250);
    return () => clearInterval(timer);
  }, []);
  return useSyncExternalStore(runs ? watch : none, second);
}
