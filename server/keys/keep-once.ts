import { randomUUID } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';

/**
 * Writes a secret to a file that only its owner can read, unless the file exists. The file is
 * created atomically: an interrupted start leaves no partial file, and of two concurrent starts the
 * first wins.
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
