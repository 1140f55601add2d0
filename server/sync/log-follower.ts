import type { Document } from '@hocuspocus/server';
import * as Y from 'yjs';
import { announce } from './announce.ts';
import type { DocumentStore } from './document-store.ts';
import { Refused } from './refusal.ts';

/** The origin of what was read from the log: it is stored already. */
export const FROM_LOG = 'log';

/** How a loaded document is stored, as far as this process knows: its birth, and how far by place of its log and by vector. */
export type StoredSoFar = {
  readonly birth: string;
  place: number;
  vector: Uint8Array;
  /** Whether devices could not write when this process last looked. */
  closed: boolean;
};

/** Keeps the loaded documents of one process as far as the log goes, whoever wrote it. */
export type LogFollower = ReturnType<typeof createLogFollower>;

/** KEE-8: the log is what every process has in common. Whatever is applied of it is stored, and is never recorded again. */
export function createLogFollower(parts: {
  readonly store: Pick<DocumentStore, 'since'>;
  /** The document that is loaded under a name, if one is. */
  readonly loaded: (name: string) => Document | undefined;
  /** Another document was put in the place of this one. */
  readonly replaced: (document: Document) => void;
  /** Whether this process stores nothing more, so that nothing may be written while the log is applied (SYN-53). */
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
    // KEE-3: whoever asks for all of it is not given less.
    else if (parts.isClosed() && end.place > so.place) throw new Refused('unreadable');
    else apply(document, end.updates, end.place);
  }

  function catchUp(document: Document): Promise<void> {
    const next = (reading.get(document) ?? Promise.resolve()).then(() => read(document));
    // Whoever comes next reads again, whatever became of this.
    const ended = next.catch(() => undefined);
    reading.set(document, ended);
    underWay.add(ended);
    void ended.then(() => underWay.delete(ended));
    return next;
  }

  return {
    /** A document was loaded, and is stored that far. */
    begin: (document: Y.Doc, so: StoredSoFar): void => void known.set(document, so),
    /** How far a document is known to be stored. */
    of: (document: Y.Doc): StoredSoFar | undefined => known.get(document),
    /** Reads what was stored beyond what is known here; resolves when it is applied. */
    catchUp,
    /** Resolves when nothing is being read. */
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    /** A commit of this process took a place: when others were taken between, they are read. */
    async took(document: Document, vector: Uint8Array, place: number): Promise<void> {
      const so = known.get(document);
      if (so === undefined) return;
      so.vector = both(so.vector, vector);
      if (place === so.place + 1) so.place = place;
      else if (parts.isClosed()) return;
      else if (place > so.place) await catchUp(document);
    },
    /** Another process stored an update: it is applied when it follows, or read with what comes before it. */
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
