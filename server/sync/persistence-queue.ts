import * as Y from 'yjs';
import type { DocumentStore } from './document-store.ts';

/** A live document as the keeper sees it. */
export type KeptDocument = Y.Doc & { readonly name: string };

/** What the keeper needs. Times in milliseconds. */
export type PersistenceQueueParts<Kept extends KeptDocument> = {
  readonly store: Pick<DocumentStore, 'append'>;
  readonly onStored: (document: Kept, vector: Uint8Array) => void;
  readonly onSlow: (document: Kept, vector: Uint8Array) => void;
  readonly onFailure: (problem: unknown, attempt: number) => void;
  /** A clock that only goes forward, whatever is done to the time of day. */
  readonly monotonic: () => number;
  readonly slowAfter: number;
  readonly retry: { readonly first: number; readonly longest: number };
};

/** Keeps every update durable: group commit, retry for as long as it takes, and a promise per document. */
export type PersistenceQueue<Kept extends KeptDocument> = ReturnType<
  typeof createPersistenceQueue<Kept>
>;

/** `since`: when the oldest of the updates came. */
type Pending<Kept> = {
  readonly document: Kept;
  readonly updates: Uint8Array[];
  readonly since: number;
};

const MOST_DOCUMENTS_A_COMMIT = 2_000;

/**
 * KEE-1: all updates that arrive while one commit is under way go into the next. A failed commit keeps its
 * updates in order, in front, and is tried again with growing pauses; nothing is given up.
 */
export function createPersistenceQueue<Kept extends KeptDocument>(
  parts: PersistenceQueueParts<Kept>,
) {
  let waiting = new Map<string, Pending<Kept>>();
  let underWay: ReadonlyMap<string, Pending<Kept>> = new Map();
  let running = false;
  let stopped = false;
  let wake: (() => void) | null = null;
  const listeners = new Set<() => void>();

  function record(document: Kept, update: Uint8Array): void {
    const pending = waiting.get(document.name) ?? {
      document,
      updates: [],
      since: parts.monotonic(),
    };
    pending.updates.push(update);
    waiting.set(document.name, pending);
    if (!running) {
      running = true;
      setImmediate(() => void run());
    }
  }

  async function run(): Promise<void> {
    let attempt = 0;
    while (waiting.size > 0 && !stopped) {
      const batch = take();
      // SYN-1: how far each document is now. What arrives during the commit is not in it.
      const vectors = [...batch.values()].map(
        ({ document }) => [document, Y.encodeStateVector(document)] as const,
      );
      const announce = (tell: PersistenceQueueParts<Kept>['onStored']) => {
        for (const [document, vector] of vectors) tell(document, vector);
      };
      const slow = setTimeout(() => announce(parts.onSlow), parts.slowAfter);
      try {
        await parts.store.append(
          [...batch.values()].map(({ document, updates }) => ({
            name: document.name,
            update: Y.mergeUpdates(updates),
          })),
        );
        underWay = new Map();
        attempt = 0;
        announce(parts.onStored);
        for (const listener of [...listeners]) listener();
      } catch (problem) {
        putBack(batch);
        attempt += 1;
        parts.onFailure(problem, attempt);
        await pause(Math.min(parts.retry.longest, parts.retry.first * 2 ** (attempt - 1)));
      } finally {
        clearTimeout(slow);
      }
    }
    running = false;
  }

  function take(): ReadonlyMap<string, Pending<Kept>> {
    const batch = new Map([...waiting].slice(0, MOST_DOCUMENTS_A_COMMIT));
    waiting = new Map([...waiting].slice(MOST_DOCUMENTS_A_COMMIT));
    underWay = batch;
    return batch;
  }

  function putBack(batch: ReadonlyMap<string, Pending<Kept>>): void {
    const merged = new Map(batch);
    for (const [name, late] of waiting) {
      const early = batch.get(name);
      merged.set(
        name,
        early
          ? { ...early, document: late.document, updates: [...early.updates, ...late.updates] }
          : late,
      );
    }
    waiting = merged;
    underWay = new Map();
  }

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  const isDirty = (name: string): boolean => waiting.has(name) || underWay.has(name);
  const dirtyNames = (): readonly string[] => [...new Set([...underWay.keys(), ...waiting.keys()])];

  function when(condition: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!condition()) return;
        listeners.delete(look);
        resolve();
      };
      listeners.add(look);
      look();
    });
  }

  return {
    /** Takes an update into the next commit. */
    record,
    /** Whether something of the document is not yet committed. */
    isDirty,
    /** The documents with something not yet committed. */
    dirtyNames,
    /** HEA-1: for how many ms the oldest update has waited that is not yet committed; 0 when there is none. */
    unsavedFor(): number {
      const now = parts.monotonic();
      const all = [...underWay.values(), ...waiting.values()];
      return Math.max(0, ...all.map(({ since }) => now - since));
    },
    /** Resolves when all of the document is committed. */
    settled: (name: string): Promise<void> => when(() => !isDirty(name)),
    /** Tries a failed commit again now. */
    hurry: (): void => wake?.(),
    /** KEE-2: stores what is left, at most for `deadline` ms; answers what could not be stored, as updates. */
    async close(deadline: number): Promise<readonly { name: string; update: Uint8Array }[]> {
      wake?.();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, deadline);
      });
      await Promise.race([when(() => dirtyNames().length === 0), late]);
      clearTimeout(timer);
      stopped = true;
      wake?.();
      return [...underWay.values(), ...waiting.values()].map(({ document, updates }) => ({
        name: document.name,
        update: Y.mergeUpdates(updates),
      }));
    },
  };
}
