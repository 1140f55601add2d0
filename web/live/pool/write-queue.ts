import type { Schedule } from './schedule.ts';

/** Backoff of failed writes, in ms: the pauses grow from the first to the longest. */
const PAUSE = { first: 1_000, longest: 10_000 } as const;

/**
 * A write queue with retry and exponential backoff: it writes piece after piece (BTH-41). After a
 * failure, pieces alone would leave a gap. The whole is written instead, at the next change and
 * after growing pauses, until it succeeds.
 */
export function createWriteQueue(parts: {
  readonly whole: () => Promise<unknown>;
  readonly schedule: Schedule;
  /** Called when a write failed. */
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
      // Only callers of `written` need this rejection.
      behind.promise.catch(() => undefined);
      parts.onBehind?.();
    }
    callOff();
    callOff = parts.schedule(pause, () => {
      // An attempt because of a change does not lengthen the pause.
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
    /** Writes a change. */
    add(piece: () => Promise<unknown>): void {
      isChanged = true;
      if (behind === null) last = Promise.all([last, piece().catch(fallBehind)]);
      else void catchUp();
    },
    /** The written data is lost: the whole is written again (BTH-54). */
    lost(when: 'at once' | 'at the next change'): void {
      isChanged = true;
      fallBehind();
      if (when === 'at once') void catchUp();
      else callOff();
    },
    /** Resolves when every change so far is written, however often a write fails. */
    async written(): Promise<void> {
      await last;
      while (behind !== null) await behind.promise;
    },
    /** Whether a write failed and is not made up for yet. */
    isBehind: (): boolean => behind !== null,
    /**
     * Stops trying. Resolves when pending writes have ended; what is not written by then never is.
     */
    async close(): Promise<void> {
      isOver = true;
      callOff();
      await last;
      behind?.reject(new Error('not written'));
    },
  };
}
