import { useCallback, useRef, useSyncExternalStore } from 'react';
import type * as Y from 'yjs';
import type { DocumentHandle } from './document-handle.ts';

/**
 * A document as a plain value, read again when it changes; null while it is not ready. `read` must
 * be stable (a function of a `*.document.ts` file).
 */
export function useDocumentValue<Value>(
  handle: DocumentHandle | null,
  read: (doc: Y.Doc) => Value,
): Value | null {
  const cache = useRef<{ doc: Y.Doc; value: Value } | null>(null);
  const subscribe = useCallback(
    (listener: () => void) => {
      if (handle === null) return () => {};
      const changed = () => {
        cache.current = null;
        listener();
      };
      handle.doc.on('update', changed);
      const stop = handle.subscribe(changed);
      return () => {
        handle.doc.off('update', changed);
        stop();
      };
    },
    [handle],
  );
  return useSyncExternalStore(subscribe, () => {
    if (handle === null || !handle.status().ready) return null;
    if (cache.current?.doc !== handle.doc) {
      cache.current = { doc: handle.doc, value: read(handle.doc) };
    }
    return cache.current.value;
  });
}
