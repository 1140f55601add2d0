import { createPrivateKey } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { keepOnce } from './keep-once.ts';
import { newPrivateKey, type TrailKey, trailKeyOf } from './trail-key.ts';

/** The default file name of the audit trail's signing key in a data folder. */
export const TRAIL_KEY_FILE = 'trail-key.pem';

/**
 * Reads the signing key of a file, or returns null if there is none (AUD-6). Sets the mode of the
 * file to 0600.
 */
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

/**
 * Creates the signing key at the first start, with mode 0600 (AUD-6). Of two concurrent processes
 * both use the key of the first.
 */
export async function makeTrailKey(file: string): Promise<TrailKey> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await keepOnce(file, newPrivateKey().export({ type: 'pkcs8', format: 'pem' }).toString());
  const made = await readTrailKey(file);
  if (made === null) throw new Error(`the key of the audit trail was not kept in ${file}`);
  return made;
}
