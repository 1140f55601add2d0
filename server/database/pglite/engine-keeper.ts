import { statfs } from 'node:fs/promises';
import { describeProblem } from '../../log/log.ts';
import { isFullDisk } from '../is-full-disk.ts';
import type { Opening, Rows } from './channel.ts';
import { EmbeddedError } from './embedded-error.ts';
import { type EngineThread, startEngineThread } from './engine-thread.ts';
import { isUnfitAfter } from './fitness.ts';

/** The engine's log grows by files of this size, in bytes: with less room it neither goes on nor opens. */
const LEAST_ROOM = 16 * 1024 * 1024;

async function roomOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The embedded database, opened anew whenever the engine that held it is of no use any more. */
export type EngineKeeper = Awaited<ReturnType<typeof createEngineKeeper>>;

/**
 * DAT-11: opens the engine, and opens it anew for whoever asks first after it was given up or ended by itself. While
 * that fails, as on a disk without room, each who asks is refused, and the next tries again. A statement has `limit`
 * milliseconds, or as long as it takes while that is null. A database in memory is kept for better or worse.
 */
export async function createEngineKeeper(
  opening: Opening,
  limit: () => number | null,
  room: (folder: string) => Promise<number> = roomOf,
) {
  const mayBeOpenedAnew = opening.folder !== null;
  let thread = await startEngineThread(opening);

  function refuseAfter(engine: EngineThread, milliseconds: number): NodeJS.Timeout {
    return setTimeout(
      () => engine.end(new Error(`the embedded database gave no answer within ${milliseconds} ms`)),
      milliseconds,
    );
  }

  /** HEA-3: an engine that ended or cannot be opened says nothing of why: where its disk has no room, that is why. */
  async function explained(problem: unknown): Promise<unknown> {
    if (opening.folder === null || isFullDisk(problem)) return problem;
    if ((await room(opening.folder)) >= LEAST_ROOM) return problem;
    const message = `the disk of the embedded database is full: ${describeProblem(problem)}`;
    return new EmbeddedError({
      message,
      code: '53100',
      detail: undefined,
      constraint: undefined,
    });
  }

  return {
    /** The engine that is open. */
    async open(): Promise<EngineThread> {
      if (!mayBeOpenedAnew || !thread.isOver()) return thread;
      try {
        thread = await startEngineThread(opening);
      } catch (problem) {
        throw await explained(problem);
      }
      return thread;
    },
    /** Runs one statement. An engine that is unfit after it is given up, its folder free, before the problem is told. */
    async ask(engine: EngineThread, sql: string, parameters: readonly unknown[]): Promise<Rows> {
      const most = mayBeOpenedAnew ? limit() : null;
      const timer = most === null ? undefined : refuseAfter(engine, most);
      try {
        return await engine.query(sql, parameters);
      } catch (problem) {
        if (!mayBeOpenedAnew || !(engine.isOver() || isUnfitAfter(problem))) throw problem;
        await engine.terminate();
        throw await explained(problem);
      } finally {
        clearTimeout(timer);
      }
    },
    close: (): Promise<void> => thread.close(),
  };
}
