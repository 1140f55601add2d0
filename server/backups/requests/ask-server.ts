import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockFolder } from '../../database/pglite/folder-lock.ts';
import { answerSchema, type BackupRequest, REQUESTS, STAGES } from './request.ts';

/** How long a process that holds the data folder has to take a request, in ms; a server looks twice a second. */
const TAKEN_WITHIN = 30_000;
const LOOK_EVERY = 100;
/** How often it is looked whether the server is still there, in looks: a look holds the folder for an instant. */
const HELD_EVERY = 10;

/** BAK-40: whether another process holds a data folder. */
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
 * BAK-40: asks the server that holds a data folder, and answers its lines. Throws where it refuses, where it ends before it answers,
 * and where what holds the folder is no server. A signal takes the request back.
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
