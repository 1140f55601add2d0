import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockFolder } from '../../database/pglite/folder-lock.ts';
import { answerSchema, type BackupRequest, REQUESTS, STAGES } from './backup-request.ts';

/**
 * The timeout for the process that locked the data folder to take a request, in ms. A server polls
 * twice a second.
 */
const TAKEN_WITHIN = 30_000;
const LOOK_EVERY = 100;
/**
 * How often the client checks that the server still runs, in polls: a check locks the folder for a
 * moment.
 */
const HELD_EVERY = 10;

/** Whether another process has locked a data folder (BAK-40). */
export function isHeld(dataFolder: string): boolean {
  if (!existsSync(join(dataFolder, 'lock'))) return false;
  try {
    lockFolder(dataFolder).release();
    return false;
  } catch {
    return true;
  }
}

/**
 * Sends a request to the server that locked a data folder and returns its lines (BAK-40). Throws
 * when the server refuses, when it ends before it answers, and when the locking process is not a
 * server. The signal cancels the request.
 */
export async function askServer(
  dataFolder: string,
  request: BackupRequest,
  signal?: AbortSignal,
  takenWithin = TAKEN_WITHIN,
): Promise<readonly string[]> {
  const folder = join(dataFolder, REQUESTS);
  if (!existsSync(folder))
    throw new Error(`the process that holds ${dataFolder} is no server that can be asked`);
  const id = randomUUID();
  const place = (stage: string): string => join(folder, `${id}${stage}`);
  await writeFile(place(STAGES.draft), JSON.stringify(request), { mode: 0o600 });
  await rename(place(STAGES.draft), place(STAGES.asked));
  const asked = performance.now();
  try {
    for (let looks = 1; ; looks += 1) {
      if (existsSync(place(STAGES.answered))) return await answerOf(place(STAGES.answered));
      signal?.throwIfAborted();
      const isLate = performance.now() - asked > takenWithin;
      if (isLate && existsSync(place(STAGES.asked)))
        throw new Error(`the process that holds ${dataFolder} does not answer: is it a server?`);
      if (looks % HELD_EVERY === 0 && !isHeld(dataFolder) && !existsSync(place(STAGES.answered)))
        throw new Error('the server ended before it answered; nothing is there');
      await pause(LOOK_EVERY);
    }
  } finally {
    for (const stage of Object.values(STAGES)) await rm(place(stage), { force: true });
  }
}

async function answerOf(file: string): Promise<readonly string[]> {
  const answer = answerSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  if (!answer.done) throw new Error(answer.problem);
  return answer.lines;
}
