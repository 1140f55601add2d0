import * as Y from 'yjs';
import type { DocumentStatus } from '../document-handle.ts';
import type { WatchPool } from '../sync-pool.ts';
import { newDocumentStatus } from './document-status.ts';

/**
 * A pool in memory, without sockets and without a database. Its documents have the status that the
 * test sets. As in the real pool, a document that nobody holds has no handle.
 */
export function createMemoryPool() {
  const listeners = new Set<() => void>();
  const held = new Map<string, ReturnType<typeof open>>();
  const users = new Map<string, number>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };

  const pool: WatchPool = {
    hold(name) {
      users.set(name, (users.get(name) ?? 0) + 1);
      if (!held.has(name)) held.set(name, open());
      tell();
    },
    release: (name) => void users.set(name, (users.get(name) ?? 0) - 1),
    handle: (name) => held.get(name) ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  const of = (name: string) => {
    const found = held.get(name);
    if (found === undefined) throw new Error(`nobody holds ${name}`);
    return found;
  };

  return {
    pool,
    of,
    users: (name: string): number => users.get(name) ?? 0,
    /** Quarantines the copy of a document and opens another one. */
    quarantine(name: string): void {
      of(name);
      held.set(name, open());
      tell();
    },
    /** Closes a document, as the pool does when nobody holds it any more. */
    close: (name: string): void => void held.delete(name),
    /** The number of listeners of the pool. */
    listeners: (): number => listeners.size,
  };
}

function open() {
  const doc = new Y.Doc();
  const listeners = new Set<() => void>();
  let status = newDocumentStatus();
  return {
    doc,
    status: () => status,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(change: Partial<DocumentStatus>): void {
      status = { ...status, ...change };
      for (const listener of [...listeners]) listener();
    },
    /** The number of listeners to its status. */
    listeners: (): number => listeners.size,
  };
}
