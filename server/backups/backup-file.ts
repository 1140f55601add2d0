import { existsSync } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { writeBackupInChild } from './child-process/write-backup-in-child.ts';
import type { Manifest } from './manifest.ts';
import { verifyBackup } from './verify-backup.ts';
import type { BackedUpDatabase } from './with-snapshot.ts';
import type { BackupOrder } from './write-backup.ts';

/** The suffix of a backup file until it is complete. */
export const UNFINISHED = '.unfinished';

/**
 * Writes a backup into a new file of mode 0600 (BAK-6). The file gets its final name after fsync
 * and after it was read back to its end. A crash leaves at most the unfinished file, an error
 * leaves none. Throws when the name is taken.
 */
export async function writeBackupFile(
  database: BackedUpDatabase,
  file: string,
  order: Omit<BackupOrder, 'write'>,
): Promise<Manifest> {
  const unfinished = `${file}${UNFINISHED}`;
  if (existsSync(file)) throw new Error(`${file} is there already; nothing was written`);
  try {
    const out = await open(unfinished, 'w', 0o600);
    try {
      const write = async (piece: Uint8Array): Promise<void> => {
        await out.writeFile(piece);
      };
      const manifest = await writeBackupInChild(database, { ...order, write });
      await out.sync();
      await verifyBackup(unfinished, order.signal);
      await giveName(unfinished, file);
      return manifest;
    } finally {
      await out.close();
    }
  } catch (problem) {
    await rm(unfinished, { force: true });
    throw problem;
  }
}

/** Renames a file to a free name, without replacing a file that took the name in the meantime. */
async function giveName(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file);
  } catch (problem) {
    const code = problem instanceof Error && 'code' in problem ? problem.code : null;
    if (code === 'EEXIST') throw problem;
    // A file system without hard links, as on most USB sticks.
    await (await open(file, 'wx', 0o600)).close();
    await rename(unfinished, file);
    return;
  }
  await rm(unfinished);
}
