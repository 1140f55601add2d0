import { useMemo, useSyncExternalStore } from 'react';
import { useSyncPool } from './use-document.tsx';
import { type Look, watchDocuments } from './watch-documents.ts';

/**
 * Watches many live documents by name, each as the value that `look` makes of it. Changes within
 * `pause` ms render together. `look` must be stable; the list may be built again at each render.
 */
export function useDocuments<Seen>(
  names: readonly string[],
  look: Look<Seen>,
  pause: number,
): ReadonlyMap<string, Seen> {
  const pool = useSyncPool();
  const list = names.join(' ');
  const watch = useMemo(
    () =>
      watchDocuments({
        pool,
        names: list === '' ? [] : list.split(' '),
        look,
        pause,
        now: () => Date.now(),
      }),
    [pool, list, look, pause],
  );
  return useSyncExternalStore(watch.subscribe, watch.snapshot);
}
