import { statfs } from 'node:fs/promises';
import { describeProblem } from '../../log/log.ts';
import { isFullDisk } from '../is-full-disk.ts';
import type { Opening, Rows } from './channel.ts';
import { EmbeddedError } from './embedded-error.ts';
import { type EngineThread, startEngineThread } from './engine-thread.ts';
import { isUnfitAfter } from './fitness.ts';

/**
 * The least free disk space in bytes: the size of a WAL segment. With less the engine can neither
 * continue nor open.
 */
const LEAST_ROOM = 16 * 1024 * 1024;

async function roomOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Supervisor of the embedded database engine: restarts an engine that ended or became unusable. */
export type EngineKeeper = Awaited<ReturnType<typeof createEngineKeeper>>;

/**
 * Starts the embedded engine and restarts it after a failure (DAT-11). The first statement after
 * the engine was terminated, or ended by itself, opens it again. While opening fails, for example
 * on a full disk, each statement is rejected, and the next one tries again. A statement has a
 * timeout of `limit` milliseconds, or none while `limit` returns null. An engine in memory is never
 * restarted, because its data would be lost.
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

  /**
   * Turns an error of an engine that ended or cannot be opened into a disk-full error (HEA-3),
   * where free disk space is too low. The engine itself does not name that cause.
   */
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
    /** Returns the running engine, after a restart where it had ended. */
    async open(): Promise<EngineThread> {
      if (!mayBeOpenedAnew || !thread.isOver()) return thread;
      try {
        thread = await startEngineThread(opening);
      } catch (problem) {
        throw await explained(problem);
      }
      return thread;
    },
    /**
     * Runs one statement. When it leaves the engine unusable, terminates the engine and frees its
     * folder before it rejects.
     */
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
