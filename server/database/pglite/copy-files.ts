import { constants, type Dirent } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Copies a folder recursively while other processes write to it, as a base backup of PostgreSQL
 * requires. Each file is copied as it is at that moment. Files that disappear first are skipped.
 * The filter `isTaken` gets the relative path of every file and folder.
 */
export async function copyFiles(
  from: string,
  to: string,
  isTaken: (path: string) => boolean,
  path = '',
): Promise<void> {
  await mkdir(join(to, path), { mode: 0o700 });
  for (const entry of await entriesOf(join(from, path))) {
    const inside = join(path, entry.name);
    if (!isTaken(inside)) continue;
    if (entry.isDirectory()) await copyFiles(from, to, isTaken, inside);
    else if (entry.isFile()) await copyOne(join(from, inside), join(to, inside));
  }
}

const copyOne = (from: string, to: string): Promise<void> =>
  copyFile(from, to, constants.COPYFILE_FICLONE).catch(unlessGone);

const entriesOf = (folder: string): Promise<readonly Dirent[]> =>
  readdir(folder, { withFileTypes: true }).catch((problem: unknown) => {
    unlessGone(problem);
    return [];
  });

/** Ignores a missing file: a dropped table, or a recycled segment of the write-ahead log. */
function unlessGone(problem: unknown): void {
  if (!(problem instanceof Error && 'code' in problem && problem.code === 'ENOENT')) throw problem;
}
