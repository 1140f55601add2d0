import type * as Y from 'yjs';
import type { WatchPool } from '../pool/sync-pool.ts';

/** A document among many: its value, null until there is something to read, and when a change of another was last heard (ms since 1970). */
export type Watched<Value> = { readonly value: Value | null; readonly heardAt: number | null };

/** Many documents seen as one snapshot that changes at most once a pause. */
export type DocumentWatch<Value> = {
  subscribe(listener: () => void): () => void;
  snapshot(): ReadonlyMap<string, Watched<Value>>;
};

/** Changes heard within this pause are shown together, in ms: hundreds of documents load without hundreds of renders. */
const PAUSE = 60;

type Held = { doc: Y.Doc; stop: () => void };

/**
 * BRD-3: holds all documents of a list while somebody listens, over the pool's one socket. A document whose copy was
 * set aside is taken up again; only documents that changed are read again.
 */
export function watchDocuments<Value>(parts: {
  readonly pool: WatchPool;
  readonly names: readonly string[];
  readonly read: (doc: Y.Doc) => Value | null;
  readonly now: () => number;
}): DocumentWatch<Value> {
  const { pool, names, read, now } = parts;
  const held = new Map<string, Held>();
  const heard = new Map<string, number>();
  const changed = new Set<string>();
  const listeners = new Set<() => void>();
  let current: ReadonlyMap<string, Watched<Value>> = new Map();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let stopPool = () => {};

  function mark(name: string): void {
    changed.add(name);
    timer ??= setTimeout(flush, PAUSE);
  }

  function flush(): void {
    timer = null;
    const next = new Map(current);
    for (const name of changed) {
      const handle = pool.handle(name);
      const ready = handle?.status().ready === true;
      next.set(name, {
        value: handle !== null && ready ? read(handle.doc) : null,
        heardAt: heard.get(name) ?? null,
      });
    }
    changed.clear();
    current = next;
    for (const listener of listeners) listener();
  }

  function attach(): void {
    for (const name of names) {
      const handle = pool.handle(name);
      const before = held.get(name);
      if (handle === null || before?.doc === handle.doc) continue;
      before?.stop();
      const onUpdate = () => {
        if (handle.status().synced) heard.set(name, now());
        mark(name);
      };
      handle.doc.on('update', onUpdate);
      const stopStatus = handle.subscribe(() => mark(name));
      held.set(name, {
        doc: handle.doc,
        stop: () => {
          handle.doc.off('update', onUpdate);
          stopStatus();
        },
      });
      mark(name);
    }
  }

  function open(): void {
    for (const name of names) pool.hold(name);
    attach();
    stopPool = pool.subscribe(attach);
  }

  function close(): void {
    stopPool();
    if (timer !== null) clearTimeout(timer);
    timer = null;
    for (const { stop } of held.values()) stop();
    held.clear();
    for (const name of names) pool.release(name);
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) open();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) close();
      };
    },
    snapshot: () => current,
  };
}
