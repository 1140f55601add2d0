import { useMemo, useSyncExternalStore } from 'react';
import { useSyncPool } from './use-document.tsx';
import { type Look, watchDocuments } from './watch-documents.ts';

/**
 * Many live documents by name, as what `look` makes of each; changes within `pause` ms show together. `look` must be
 * stable; the list may be built anew at each render.
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
