import { useCallback, useSyncExternalStore } from 'react';

const second = (): number => Math.floor(Date.now() / 1000) * 1000;
const none = () => () => {};

/**
 * The present time in ms since 1970, in whole seconds. It re-renders only while `runs`; otherwise
 * it is the time of the last render.
 */
export function useClock(runs: boolean): number {
  const watch = useCallback((listener: () => void) => {
    const timer = setInterval(listener, 250);
    return () => clearInterval(timer);
  }, []);
  return useSyncExternalStore(runs ? watch : none, second);
}
