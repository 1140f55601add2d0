import * as Y from 'yjs';
import type { DocumentStore } from './document-store.ts';

/**
 * The log lengths, in updates, at which a log is compacted: while its document is open, and after
 * the last connection left.
 */
const LONGEST = { open: 200, left: 8 } as const;

/**
 * Log compaction: merges the logs of documents into snapshots, one after the other, in the
 * background.
 */
export type Compactor = ReturnType<typeof createCompactor>;

/**
 * Creates the log compaction of one process (KEE-5). Long logs are compacted at once; shorter ones
 * when nobody has the document open any more. A compaction that fails is left to the next time: the
 * log still holds all updates.
 */
export function createCompactor(parts: {
  readonly store: Pick<DocumentStore, 'compact'>;
  readonly onProblem: (name: string, problem: unknown) => void;
}) {
  const wanted = new Set<string>();
  const counts = new Map<string, number>();
  let working: Promise<void> = Promise.resolve();

  async function work(name: string): Promise<void> {
    wanted.delete(name);
    try {
      await parts.store.compact(name, compactUpdates);
    } catch (problem) {
      parts.onProblem(name, problem);
    }
  }

  function want(name: string): void {
    counts.delete(name);
    if (wanted.has(name)) return;
    wanted.add(name);
    working = working.then(() => work(name));
  }

  return {
    /** Begins to count for a document that was loaded with a log of that many updates. */
    begin: (name: string, length: number): void => void counts.set(name, length),
    /** Counts a stored update of a document. */
    stored(name: string): void {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      if (count >= LONGEST.open) want(name);
    },
    /** Ends the count of a document that nobody at this process has open any more. */
    left(name: string): void {
      if ((counts.get(name) ?? 0) >= LONGEST.left) want(name);
      counts.delete(name);
    },
    /** Compacts the log of a document when the earlier ones are done. */
    merge: want,
    /** Resolves when every compaction that was asked for is done. */
    settled: (): Promise<void> => working,
  };
}

/**
 * Compacts all updates of a document into one (KEE-5). Values, generation ids and the clock of
 * every device stay. Overwritten values take no space any more, which they would if the updates
 * were only concatenated.
 */
export function compactUpdates(updates: readonly Uint8Array[]): Uint8Array {
  const doc = new Y.Doc();
  doc.transact(() => {
    for (const update of updates) Y.applyUpdate(doc, update);
  });
  const whole = Y.encodeStateAsUpdate(doc);
  doc.destroy();
  return whole;
}
