import { useMemo, useSyncExternalStore } from 'react';
import type * as Y from 'yjs';
import { useSyncPool } from '../pool/use-document.tsx';
import { type Watched, watchDocuments } from './watch-documents.ts';

/** Many live documents by name, as plain values. `read` must be stable; the list may be built anew at each render. */
export function useDocuments<Value>(
  names: readonly string[],
  read: (doc: Y.Doc) => Value | null,
): ReadonlyMap<string, Watched<Value>> {
  const pool = useSyncPool();
  const list = names.join(' ');
  const watch = useMemo(
    () =>
      watchDocuments({
        pool,
        names: list === '' ? [] : list.split(' '),
        read,
        now: () => Date.now(),
      }),
    [pool, list, read],
  );
  return useSyncExternalStore(watch.subscribe, watch.snapshot);
}
