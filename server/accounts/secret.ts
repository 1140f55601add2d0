import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepOnce } from '../keys/keep-once.ts';

/**
 * Reads the secret that signs session cookies from the data folder, or creates it once, readable by
 * its owner only. Throws when it has fewer than 32 characters.
 */
export async function readSecret(folder: string): Promise<string> {
  const file = join(folder, 'secret');
  if (!existsSync(file)) await keepOnce(file, randomBytes(48).toString('base64url'));
  await chmod(file, 0o600);
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < 32) throw new Error(`the session secret in ${file} is too short`);
  return secret;
}
