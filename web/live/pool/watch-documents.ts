import type * as Y from 'yjs';
import type { SeenDocument } from './document-handle.ts';
import type { WatchPool } from './sync-pool.ts';

/** A subscription to many documents, read as one snapshot by name. */
export type DocumentWatch<Seen> = {
  subscribe(listener: () => void): () => void;
  snapshot(): ReadonlyMap<string, Seen>;
};

/**
 * Makes a value of a document. `heardAt` is when the last change of another device arrived, in ms
 * since 1970, or null.
 */
export type Look<Seen> = (handle: SeenDocument, heardAt: number | null) => Seen;

type Held = { doc: Y.Doc; stop: () => void };

/**
 * Watches all documents of a list over the pool's one socket, while it has listeners (BRD-3,
 * BTH-7). A quarantined document is watched again in its new copy. Only changed documents are read
 * again. Changes within `pause` ms show together, so that hundreds of documents do not load in
 * hundreds of renders. Without a pause each shows at once.
 */
export function watchDocuments<Seen>(parts: {
  readonly pool: WatchPool;
  readonly names: readonly string[];
  readonly look: Look<Seen>;
  readonly pause: number;
  readonly now: () => number;
}): DocumentWatch<Seen> {
  const { pool, names, look, pause, now } = parts;
  const held = new Map<string, Held>();
  const heard = new Map<string, number>();
  const changed = new Set<string>();
  const listeners = new Set<() => void>();
  let current: ReadonlyMap<string, Seen> = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopPool = () => {};

  function mark(name: string): void {
    changed.add(name);
    if (pause === 0) show();
    else timer ??= setTimeout(show, pause);
  }

  function show(): void {
    timer = undefined;
    const next = new Map(current);
    for (const name of changed) {
      const handle = pool.handle(name);
      if (handle === null) next.delete(name);
      else next.set(name, look(handle, heard.get(name) ?? null));
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
    clearTimeout(timer);
    timer = undefined;
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
