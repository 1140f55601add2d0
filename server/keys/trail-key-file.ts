import { createPrivateKey } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { keepOnce } from './keep-once.ts';
import { newPrivateKey, type TrailKey, trailKeyOf } from './trail-key.ts';

/** Where a data folder has the key of its trails, unless the settings say another place. */
export const TRAIL_KEY_FILE = 'trail-key.pem';

/** AUD-6: the key that a file holds, or null where there is none; from then on its owner alone can read it. */
export async function readTrailKey(file: string): Promise<TrailKey | null> {
  if (!existsSync(file)) return null;
  await chmod(file, 0o600);
  const text = await readFile(file, 'utf8');
  try {
    return trailKeyOf(createPrivateKey(text));
  } catch (problem) {
    throw new Error(`the key of the audit trail in ${file} cannot be read`, { cause: problem });
  }
}

/** AUD-6: makes the key at the first start, mode 0600. Of two processes that make one the first is kept by both. */
export async function makeTrailKey(file: string): Promise<TrailKey> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await keepOnce(file, newPrivateKey().export({ type: 'pkcs8', format: 'pem' }).toString());
  const made = await readTrailKey(file);
  if (made === null) throw new Error(`the key of the audit trail was not kept in ${file}`);
  return made;
}
