import { useMemo, useSyncExternalStore } from 'react';
import { useSyncPool } from '../pool/use-document.tsx';
import { type HeardWord, watchDeviceWords } from './watch-device-words.ts';

/** BRD-11: what the devices of tasters say of themselves, by the names of their trays. */
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
