import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeProblem, type Log } from '../../log/log.ts';
import {
  type BackupAnswer,
  type BackupRequest,
  REQUESTS,
  requestSchema,
  STAGES,
} from './backup-request.ts';

/** How long an answer that the client did not fetch is stored, in ms. */
const ANSWERS_KEPT = 3_600_000;

/**
 * Creates the server side of requests that the operator makes through files in the data folder, one
 * after the other (BAK-40). Only accounts with write permission on that folder can make a request:
 * its owner and the administrator.
 */
export function createAnswering(parts: {
  readonly dataFolder: string;
  readonly now: () => number;
  readonly log: Log;
  readonly answer: (request: BackupRequest, signal: AbortSignal) => Promise<readonly string[]>;
}) {
  const { dataFolder, now, log, answer } = parts;
  const folder = join(dataFolder, REQUESTS);
  const place = (id: string, stage: string): string => join(folder, `${id}${stage}`);
  const ending = new AbortController();
  let looking: Promise<void> = Promise.resolve();

  async function answered(id: string): Promise<BackupAnswer> {
    const taken = place(id, STAGES.taken);
    const cancel = new AbortController();
    // The client cancels a request by deleting its file.
    const look = setInterval(() => {
      if (ending.signal.aborted) cancel.abort(new Error('the server ends'));
      else if (!existsSync(taken)) cancel.abort(new Error('cancelled'));
    }, 200);
    try {
      await refuseStranger(taken);
      const read: unknown = JSON.parse(await readFile(taken, 'utf8'));
      return { done: true, lines: [...(await answer(requestSchema.parse(read), cancel.signal))] };
    } catch (problem) {
      const words = describeProblem(problem);
      log('warn', 'backup-request-refused', { problem: words });
      return { done: false, problem: words };
    } finally {
      clearInterval(look);
    }
  }

  async function take(id: string): Promise<void> {
    await rename(place(id, STAGES.asked), place(id, STAGES.taken));
    const text = JSON.stringify(await answered(id));
    await writeFile(place(id, STAGES.draft), text, { mode: 0o600 });
    await rename(place(id, STAGES.draft), place(id, STAGES.answered));
    await rm(place(id, STAGES.taken), { force: true });
  }

  async function answerAll(): Promise<void> {
    for (const name of (await readdir(folder)).toSorted()) {
      if (ending.signal.aborted) return;
      if (name.endsWith(STAGES.asked)) await take(name.slice(0, -STAGES.asked.length));
      else if (name.endsWith(STAGES.answered)) {
        const { mtimeMs } = await lstat(join(folder, name));
        if (now() - mtimeMs > ANSWERS_KEPT) await rm(join(folder, name), { force: true });
      }
    }
  }

  return {
    /** Creates the folder and deletes the leftovers of an earlier process. */
    async open(): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      for (const name of await readdir(folder))
        if (!name.endsWith(STAGES.asked)) await rm(join(folder, name), { force: true });
    },
    /** Polls once and answers all requests. */
    look(): Promise<void> {
      looking = answerAll();
      return looking;
    },
    /** Graceful shutdown: cancels the request that is being answered. */
    async close(): Promise<void> {
      ending.abort();
      await Promise.allSettled([looking]);
    },
  };
}

/**
 * Refuses a request file unless it is a plain file of this process's owner or the administrator
 * that no other account can write.
 */
async function refuseStranger(file: string): Promise<void> {
  const { uid, mode } = await lstat(file);
  const own = process.getuid?.();
  const isPlain = (mode & 0o170000) === 0o100000;
  const isOwn = own === undefined || uid === own || uid === 0;
  if (!isPlain || !isOwn || (own !== undefined && (mode & 0o022) !== 0))
    throw new Error('the request is not a file of the owner of this installation');
}
