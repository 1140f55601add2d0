import type { Opening, Rows } from './channel.ts';
import { type EngineThread, startEngineThread } from './engine-thread.ts';
import { isUnfitAfter } from './fitness.ts';

/** The embedded database, opened anew whenever the engine that held it is of no use any more. */
export type EngineKeeper = Awaited<ReturnType<typeof createEngineKeeper>>;

/**
 * DAT-11: opens the engine, and opens it anew for whoever asks first after it was given up or ended by itself. While
 * that fails, as on a disk without room, each who asks is refused, and the next tries again. A statement has `limit`
 * milliseconds, or as long as it takes while that is null. A database in memory is kept for better or worse.
 */
export async function createEngineKeeper(opening: Opening, limit: () => number | null) {
  const mayBeOpenedAnew = opening.folder !== null;
  let thread = await startEngineThread(opening);

  function refuseAfter(engine: EngineThread, milliseconds: number): NodeJS.Timeout {
    return setTimeout(
      () => engine.end(new Error(`the embedded database gave no answer within ${milliseconds} ms`)),
      milliseconds,
    );
  }

  return {
    /** The engine that is open. */
    async open(): Promise<EngineThread> {
      if (mayBeOpenedAnew && thread.isOver()) thread = await startEngineThread(opening);
      return thread;
    },
    /** Runs one statement. An engine that is unfit after it is given up, its folder free, before the problem is told. */
    async ask(engine: EngineThread, sql: string, parameters: readonly unknown[]): Promise<Rows> {
      const most = mayBeOpenedAnew ? limit() : null;
      const timer = most === null ? undefined : refuseAfter(engine, most);
      try {
        return await engine.query(sql, parameters);
      } catch (problem) {
        if (mayBeOpenedAnew && (engine.isOver() || isUnfitAfter(problem))) await engine.terminate();
        throw problem;
      } finally {
        clearTimeout(timer);
      }
    },
    close: (): Promise<void> => thread.close(),
  };
}
