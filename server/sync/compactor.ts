import { compactUpdates } from './compact-updates.ts';
import type { DocumentStore } from './document-store.ts';

/** A log this long is merged although somebody works on its document, and one this long when nobody does. */
const LONGEST = { open: 200, left: 8 } as const;

/** Log compaction: merges the logs of documents, one after the other, in the background. */
export type Compactor = ReturnType<typeof createCompactor>;

/**
 * KEE-5: logs are merged when they are long, and shorter ones when nobody has the document open any more. One that could
 * not be merged now is left to the next time: the log holds all.
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
    /** A document was loaded with a log of that many updates. */
    begin: (name: string, length: number): void => void counts.set(name, length),
    /** An update of a document was stored. */
    stored(name: string): void {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      if (count >= LONGEST.open) want(name);
    },
    /** Nobody at this process has the document open any more. */
    left(name: string): void {
      if ((counts.get(name) ?? 0) >= LONGEST.left) want(name);
      counts.delete(name);
    },
    /** Merges the log of a document in its turn. */
    merge: want,
    /** Resolves when everything is merged that was to be. */
    settled: (): Promise<void> => working,
  };
}
