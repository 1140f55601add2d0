import { useMemo, useSyncExternalStore } from 'react';
import { useSyncPool } from '../pool/use-document.tsx';
import { type HeardWord, watchDeviceWords } from './watch-device-words.ts';

/** The presence of tasters' devices, by the names of their trays (BRD-11). */
export function useDeviceWords(names: readonly string[]): ReadonlyMap<string, HeardWord> {
  const pool = useSyncPool();
  const list = names.join(' ');
  const watch = useMemo(
    () =>
      watchDeviceWords({
        pool,
        names: list === '' ? [] : list.split(' '),
        now: () => Date.now(),
      }),
    [pool, list],
  );
  return useSyncExternalStore(watch.subscribe, watch.snapshot);
}
