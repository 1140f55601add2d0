import { randomUUID } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';

/**
 * Keeps a secret in a file that only its owner can read, unless the file is there. It has its name when it is whole: a
 * start that is cut off leaves no half of it, and of two that make one the first is kept.
 */
export async function keepOnce(file: string, secret: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, secret, { mode: 0o600, flush: true });
    await link(draft, file);
  } catch (problem) {
    if (!(problem instanceof Error && 'code' in problem && problem.code === 'EEXIST'))
      throw problem;
  } finally {
    await rm(draft, { force: true });
  }
}
