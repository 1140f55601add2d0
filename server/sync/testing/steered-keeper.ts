import { setImmediate as turn } from 'node:timers/promises';
import { vi } from 'vitest';
import * as Y from 'yjs';
import type { PendingUpdate } from '../document-store.ts';
import {
  createPersistenceQueue,
  type KeptDocument,
  type PersistenceQueueParts,
} from '../persistence-queue.ts';

/** What was told of a document: how many operations of each author. */
type Told = { readonly name: string; readonly held: Readonly<Record<string, number>> };

/** A keeper over a store whose commits end when the test says, and how. Times in ms, on a clock the test holds. */
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
    /** The clock that only goes forward; the test moves it. */
    clock,
    commits,
    stored,
    slow,
    failures,
    /** A live document whose own author has this number. */
    document(name: string, author: number): KeptDocument {
      const document = Object.assign(new Y.Doc(), { name });
      document.clientID = author;
      document.on('update', (update: Uint8Array) => queue.record(document, update));
      return document;
    },
    /** Ends the commit that is under way, and lets everything follow that follows at once. */
    async end(problem?: Error): Promise<void> {
      commits.at(-1)?.end(problem);
      await atRest();
    },
  };
}

/** Lets everything happen that waits for no clock. */
export async function atRest(): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) await turn();
}

/** Moves the clock, and lets everything follow. */
export async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  await atRest();
}

/** The marks that the updates of one name make together. */
export function marksIn(updates: readonly PendingUpdate[], name: string): unknown {
  const doc = new Y.Doc();
  for (const entry of updates) if (entry.name === name) Y.applyUpdate(doc, entry.update);
  return doc.getMap('marks').toJSON();
}
