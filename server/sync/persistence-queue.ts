import * as Y from 'yjs';
import type { Appended, DocumentStore, PendingUpdate } from './document-store.ts';

/** A live document, as the persistence queue needs it. */
export type KeptDocument = Y.Doc & { readonly name: string };

/** What the persistence queue needs. Times are in milliseconds. */
export type PersistenceQueueParts<Kept extends KeptDocument> = {
  readonly store: Pick<DocumentStore, 'append'>;
  /**
   * Is called when everything that a document held at the start of a commit is stored, with its
   * state vector then, the stored update and the log position of that update.
   */
  readonly onStored: (
    document: Kept,
    vector: Uint8Array,
    kept: { readonly place: number; readonly update: Uint8Array },
  ) => void;
  /**
   * KEE-8: is called when none of these updates was stored, since the document is closed to
   * devices.
   */
  readonly onClosed: (document: Kept, update: Uint8Array) => void;
  /** Is called when a commit takes longer than `slowAfter`, with the state vector at its start. */
  readonly onSlow: (document: Kept, vector: Uint8Array) => void;
  readonly onFailure: (problem: unknown, attempt: number) => void;
  /** A monotonic clock, which ignores changes of the system time. */
  readonly monotonic: () => number;
  readonly slowAfter: number;
  readonly retry: { readonly first: number; readonly longest: number };
};

/**
 * The write-behind queue of updates: group commit, retry with exponential backoff without a limit,
 * and a promise for each document.
 */
export type PersistenceQueue<Kept extends KeptDocument> = ReturnType<
  typeof createPersistenceQueue<Kept>
>;

/**
 * The updates of one document that wait for a commit. `since` is when the oldest of them arrived.
 */
type Pending<Kept> = {
  readonly document: Kept;
  readonly updates: Uint8Array[];
  readonly since: number;
  /** Whether the server itself wrote all of them. */
  byServer: boolean;
  /** The generation id of the document that they were written into. */
  readonly birth: string | null;
};

const MOST_DOCUMENTS_A_COMMIT = 2_000;

/**
 * Creates the persistence queue (KEE-1, KEE-34). All updates that arrive during one commit go into
 * the next (group commit). After a failed commit its updates stay first, in order, and are retried
 * with exponential backoff; none is given up.
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

  function record(
    document: Kept,
    update: Uint8Array,
    byServer = false,
    birth: string | null = null,
  ): void {
    const pending = waiting.get(document.name) ?? {
      document,
      updates: [],
      since: parts.monotonic(),
      byServer,
      birth,
    };
    pending.updates.push(update);
    pending.byServer &&= byServer;
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
      // SYN-1: the state of each document now. Updates that arrive during the commit are not part
      // of it.
      const vectors = [...batch.values()].map(
        ({ document }) => [document, Y.encodeStateVector(document)] as const,
      );
      const slow = setTimeout(() => {
        for (const [document, vector] of vectors) parts.onSlow(document, vector);
      }, parts.slowAfter);
      try {
        const sent = [...batch.values()].map(({ document, updates, byServer, birth }) => ({
          name: document.name,
          update: Y.mergeUpdates(updates),
          ...(byServer ? { byServer } : {}),
          ...(birth === null ? {} : { birth }),
        }));
        const appended = await parts.store.append(sent);
        underWay = new Map();
        attempt = 0;
        tellStored(vectors, sent, appended);
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

  function tellStored(
    vectors: readonly (readonly [Kept, Uint8Array])[],
    sent: readonly PendingUpdate[],
    appended: readonly Appended[],
  ): void {
    const places = new Map(appended.map(({ name, place }) => [name, place]));
    for (const [at, [document, vector]] of vectors.entries()) {
      const place = places.get(document.name) ?? null;
      const { update } = sent[at] ?? { update: new Uint8Array() };
      if (place !== null) parts.onStored(document, vector, { place, update });
      else parts.onClosed(document, update);
    }
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
        // Updates of an earlier generation under the same name are dropped with that document.
        early && early.birth === late.birth
          ? {
              ...early,
              document: late.document,
              updates: [...early.updates, ...late.updates],
              byServer: early.byServer && late.byServer,
            }
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
    /**
     * Adds an update to the next commit. One that the server wrote is stored also where the
     * document is closed.
     */
    record,
    /** Discards the pending updates of a document: it will be loaded again, without them. */
    forget: (name: string): void => void waiting.delete(name),
    /** Whether the document has updates that are not yet committed. */
    isDirty,
    /** The documents with updates that are not yet committed. */
    dirtyNames,
    /** OPS-1: how many updates are not yet committed. */
    unsavedUpdates(): number {
      let sum = 0;
      for (const { updates } of [...underWay.values(), ...waiting.values()]) sum += updates.length;
      return sum;
    },
    /**
     * HEA-1: the age of the oldest update that is not yet committed, in ms; 0 when there is none.
     */
    unsavedFor(): number {
      const now = parts.monotonic();
      let longest = 0;
      for (const { since } of [...underWay.values(), ...waiting.values()])
        longest = Math.max(longest, now - since);
      return longest;
    },
    /** Resolves when all updates of the document are committed. */
    settled: (name: string): Promise<void> => when(() => !isDirty(name)),
    /** Retries a failed commit now, without waiting for the backoff. */
    hurry: (): void => wake?.(),
    /** Whether the queue is closed and stores nothing more. */
    isClosed: (): boolean => stopped,
    /**
     * Stores what is left, for at most `deadline` ms (KEE-2). Returns the updates that could not be
     * stored. The work that `settled` waits for may add further updates.
     */
    async close(
      deadline: number,
      settled: () => Promise<void> = () => Promise.resolve(),
    ): Promise<readonly { name: string; update: Uint8Array }[]> {
      wake?.();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, deadline);
      });
      let isLate = false;
      const stored = async (): Promise<void> => {
        do {
          await when(() => dirtyNames().length === 0);
          await settled();
        } while (dirtyNames().length > 0 && !isLate);
      };
      await Promise.race([stored(), late]);
      isLate = true;
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
