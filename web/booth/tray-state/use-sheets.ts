import { useMemo, useSyncExternalStore } from 'react';
import { useSyncPool } from '../../live/pool/use-document.tsx';
import { type HeldSheet, watchSheets } from './watch-sheets.ts';

/** Every sheet of a tray, by document name. The list may be built anew at each render. */
export function useSheets(names: readonly string[]): ReadonlyMap<string, HeldSheet> {
  const pool = useSyncPool();
  const list = names.join(' ');
  const watch = useMemo(() => watchSheets(pool, list === '' ? [] : list.split(' ')), [pool, list]);
  return useSyncExternalStore(watch.subscribe, watch.snapshot);
}
