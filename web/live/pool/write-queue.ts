import type { Schedule } from './schedule.ts';

/** The pauses before what could not be written is tried again: they grow from the first to the longest, in ms. */
const PAUSE = { first: 1_000, longest: 10_000 } as const;

/**
 * BTH-41: a write queue with retry and backoff: writes piece after piece. Once a piece could not be
 * written, pieces alone would leave a gap: the whole is written instead, at the next change and
 * after growing pauses, until it succeeds.
 */
export function createWriteQueue(parts: {
  readonly whole: () => Promise<unknown>;
  readonly schedule: Schedule;
  /** Told when something is not written that was to be. */
  readonly onBehind?: () => void;
}) {
  let last: Promise<unknown> = Promise.resolve();
  let behind: PromiseWithResolvers<void> | null = null;
  let isChanged = false;
  let pause: number = PAUSE.first;
  let isTrying = false;
  let isOver = false;
  let callOff = () => {};

  function fallBehind(): void {
    if (isOver) return;
    if (behind === null) {
      behind = Promise.withResolvers();
      // Who asks whether it is written is told; nobody else needs to be.
      behind.promise.catch(() => undefined);
      parts.onBehind?.();
    }
    callOff();
    callOff = parts.schedule(pause, () => {
      // What is tried because of a change makes no pause longer.
      pause = Math.min(pause * 2, PAUSE.longest);
      void catchUp();
    });
  }

  async function catchUp(): Promise<void> {
    callOff();
    if (isTrying || isOver) return;
    isTrying = true;
    isChanged = false;
    try {
      await parts.whole();
    } catch {
      return fallBehind();
    } finally {
      isTrying = false;
    }
    if (isChanged) return await catchUp();
    pause = PAUSE.first;
    behind?.resolve();
    behind = null;
  }

  return {
    /** Something has changed, which this writes. */
    add(piece: () => Promise<unknown>): void {
      isChanged = true;
      if (behind === null) last = Promise.all([last, piece().catch(fallBehind)]);
      else void catchUp();
    },
    /** BTH-54: what was written is gone: the whole is written anew. */
    lost(when: 'at once' | 'at the next change'): void {
      isChanged = true;
      fallBehind();
      if (when === 'at once') void catchUp();
      else callOff();
    },
    /** Resolves when every change made so far is written; not before it is, however often that fails. */
    async written(): Promise<void> {
      await last;
      while (behind !== null) await behind.promise;
    },
    /** Whether a piece could not be written, and is not there yet. */
    isBehind: (): boolean => behind !== null,
    /** Tries no more. Resolves when what was begun has ended; what is not written by then never is. */
    async close(): Promise<void> {
      isOver = true;
      callOff();
      await last;
      behind?.reject(new Error('not written'));
    },
  };
}
