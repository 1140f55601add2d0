import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 1023px)';

const watch = (listener: () => void): (() => void) => {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the sheet has its portrait layout, with names above their lines. */
export const usePortrait = (): boolean =>
  useSyncExternalStore(watch, () => matchMedia(QUERY).matches);
