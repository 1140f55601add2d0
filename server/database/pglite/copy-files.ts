import { constants, type Dirent } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Copies a folder of files that are written meanwhile, as PostgreSQL's base backup asks for it: each as it is when its turn
 * comes, and not what goes away before it. `isTaken` hears of every file and folder by its path from the folder.
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

/** A table that was dropped, a segment that was done with. */
function unlessGone(problem: unknown): void {
  if (!(problem instanceof Error && 'code' in problem && problem.code === 'ENOENT')) throw problem;
}
