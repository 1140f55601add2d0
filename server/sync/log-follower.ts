import type { Document } from '@hocuspocus/server';
import * as Y from 'yjs';
import { announce } from './announce.ts';
import { Refused } from './document-refusal.ts';
import type { DocumentStore } from './document-store.ts';

/** The transaction origin of updates that were read from the log: they are stored already. */
export const FROM_LOG = 'log';

/**
 * How far a loaded document is stored, as far as this process knows: by log position and by state
 * vector. `birth` is its generation id.
 */
export type StoredSoFar = {
  readonly birth: string;
  place: number;
  vector: Uint8Array;
  /** Whether devices could not write when this process last polled. */
  closed: boolean;
};

/**
 * Replication from the log: keeps the loaded documents of one process up to date with what any
 * process stored.
 */
export type LogFollower = ReturnType<typeof createLogFollower>;

/**
 * Creates the log follower of one process (KEE-8, KEE-39). The log is what all processes share. An
 * update that is applied from it is stored already, and is never recorded again.
 */
export function createLogFollower(parts: {
  readonly store: Pick<DocumentStore, 'since'>;
  /** The loaded document of a name, if there is one. */
  readonly loaded: (name: string) => Document | undefined;
  /** Is called when another document replaced this one in the store. */
  readonly replaced: (document: Document) => void;
  /**
   * Whether this process stores nothing more. Then no write may be triggered while the log is
   * applied (SYN-53).
   */
  readonly isClosed: () => boolean;
}) {
  const known = new WeakMap<Y.Doc, StoredSoFar>();
  const reading = new WeakMap<Y.Doc, Promise<void>>();
  const underWay = new Set<Promise<void>>();

  function apply(document: Document, updates: readonly Uint8Array[], place: number): void {
    const so = known.get(document);
    if (so === undefined || place <= so.place) return;
    so.place = place;
    so.vector = raised(so.vector, updates);
    document.transact(() => {
      for (const update of updates) Y.applyUpdate(document, update, FROM_LOG);
    }, FROM_LOG);
    announce(document, 'stored', so.vector);
  }

  async function read(document: Document): Promise<void> {
    const so = known.get(document);
    if (so === undefined) return;
    const end = await parts.store.since(document.name, so);
    if (document.isDestroyed) return;
    if (end === null) parts.replaced(document);
    // KEE-3: a caller that asks for the whole document must not get less.
    else if (parts.isClosed() && end.place > so.place) throw new Refused('unreadable');
    else apply(document, end.updates, end.place);
  }

  function catchUp(document: Document): Promise<void> {
    const next = (reading.get(document) ?? Promise.resolve()).then(() => read(document));
    // The next caller reads again, whatever the result of this read.
    const ended = next.catch(() => undefined);
    reading.set(document, ended);
    underWay.add(ended);
    void ended.then(() => underWay.delete(ended));
    return next;
  }

  return {
    /** Begins to follow a document that was loaded, and is stored that far. */
    begin: (document: Y.Doc, so: StoredSoFar): void => void known.set(document, so),
    /** How far a document is known to be stored; undefined for one that is not followed. */
    of: (document: Y.Doc): StoredSoFar | undefined => known.get(document),
    /**
     * Reads the updates that were stored beyond what this process knows; resolves when they are
     * applied.
     */
    catchUp,
    /** Resolves when no read is in progress. */
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    /**
     * Records the log position of a commit of this process. If other processes took positions in
     * between, their updates are read.
     */
    async took(document: Document, vector: Uint8Array, place: number): Promise<void> {
      const so = known.get(document);
      if (so === undefined) return;
      so.vector = both(so.vector, vector);
      if (place === so.place + 1) so.place = place;
      else if (parts.isClosed()) return;
      else if (place > so.place) await catchUp(document);
    },
    /**
     * Takes a notification that another process stored an update. The update is applied if it is
     * the next one, and otherwise read together with the ones before it.
     */
    async heard(name: string, place: number, update: Uint8Array): Promise<void> {
      const document = parts.loaded(name);
      const so = document && known.get(document);
      if (document === undefined || so === undefined || place <= so.place) return;
      if (parts.isClosed()) return;
      if (place === so.place + 1) apply(document, [update], place);
      else await catchUp(document);
    },
  };
}

/** The state vector that also covers these updates. */
const raised = (vector: Uint8Array, updates: readonly Uint8Array[]): Uint8Array =>
  covering(
    vector,
    updates.map((update) => Y.parseUpdateMeta(update).to),
  );

const both = (one: Uint8Array, other: Uint8Array): Uint8Array =>
  covering(one, [Y.decodeStateVector(other)]);

function covering(vector: Uint8Array, reaches: readonly ReadonlyMap<number, number>[]): Uint8Array {
  const far = Y.decodeStateVector(vector);
  for (const reach of reaches)
    for (const [client, clock] of reach) far.set(client, Math.max(far.get(client) ?? 0, clock));
  return Y.encodeStateVector(far);
}
