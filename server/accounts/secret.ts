import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads the secret that signs session cookies from the data folder, or makes it once; readable by its owner alone. It has
 * its name when it is whole: a start that is cut off leaves no half of it, and of two that make one the first is kept.
 */
export async function readSecret(folder: string): Promise<string> {
  const file = join(folder, 'secret');
  if (!existsSync(file)) await makeSecret(file);
  await chmod(file, 0o600);
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < 32) throw new Error(`the session secret in ${file} is too short`);
  return secret;
}

async function makeSecret(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
    await link(draft, file);
  } catch (problem) {
    if (!(problem instanceof Error && 'code' in problem && problem.code === 'EEXIST'))
      throw problem;
  } finally {
    await rm(draft, { force: true });
  }
}
