import { setImmediate as turn } from 'node:timers/promises';
import { vi } from 'vitest';
import * as Y from 'yjs';
import type { PendingUpdate } from '../document-store.ts';
import {
  createPersistenceQueue,
  type KeptDocument,
  type PersistenceQueueParts,
} from '../persistence-queue.ts';

/** A notification about a document: how many operations of each author it covers. */
type Told = { readonly name: string; readonly held: Readonly<Record<string, number>> };

/**
 * A persistence queue over a fake store, whose commits end when and how the test says. Times are in
 * ms, on the clock of the test.
 */
export function steeredKeeper(
  parts: Partial<Pick<PersistenceQueueParts<KeptDocument>, 'slowAfter' | 'retry'>> = {},
) {
  const clock = { at: 5_000 };
  const commits: { updates: readonly PendingUpdate[]; end: (problem?: Error) => void }[] = [];
  const [stored, slow]: [Told[], Told[]] = [[], []];
  const failures: [problem: unknown, attempt: number][] = [];
  const note = (list: Told[]) => (document: KeptDocument, vector: Uint8Array) => {
    list.push({
      name: document.name,
      held: Object.fromEntries([...Y.decodeStateVector(vector)].map(([by, held]) => [by, held])),
    });
  };
  const queue = createPersistenceQueue({
    store: {
      append: (updates) =>
        new Promise((resolve, reject) => {
          const places = updates.map(({ name }, at) => ({ name, place: at + 1 }));
          const end = (problem?: Error) => (problem ? reject(problem) : resolve(places));
          commits.push({ updates, end });
        }),
    },
    monotonic: () => clock.at,
    slowAfter: 50,
    retry: { first: 100, longest: 350 },
    onStored: note(stored),
    onClosed: () => {},
    onSlow: note(slow),
    onFailure: (problem, attempt) => failures.push([problem, attempt]),
    ...parts,
  });
  return {
    queue,
    /** The monotonic clock; the test moves it. */
    clock,
    commits,
    stored,
    slow,
    failures,
    /** A live document whose own client id is this number. */
    document(name: string, author: number): KeptDocument {
      const document = Object.assign(new Y.Doc(), { name });
      document.clientID = author;
      document.on('update', (update: Uint8Array) => queue.record(document, update));
      return document;
    },
    /** Ends the commit in progress, and lets its immediate consequences run. */
    async end(problem?: Error): Promise<void> {
      commits.at(-1)?.end(problem);
      await atRest();
    },
  };
}

/** Lets everything run that waits for no timer. */
export async function atRest(): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) await turn();
}

/** Advances the timers, and lets the consequences run. */
export async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  await atRest();
}

/** The marks of one document in these updates, merged. */
export function marksIn(updates: readonly PendingUpdate[], name: string): unknown {
  const doc = new Y.Doc();
  for (const entry of updates) if (entry.name === name) Y.applyUpdate(doc, entry.update);
  return doc.getMap('marks').toJSON();
}
