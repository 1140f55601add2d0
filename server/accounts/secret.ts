import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads the secret that signs session cookies from the data folder, or makes it once; readable by its owner alone. */
export async function readSecret(folder: string): Promise<string> {
  const file = join(folder, 'secret');
  try {
    await writeFile(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (problem) {
    if (!(problem instanceof Error && 'code' in problem && problem.code === 'EEXIST'))
      throw problem;
  }
  await chmod(file, 0o600);
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < 32) throw new Error(`the session secret in ${file} is too short`);
  return secret;
}
