import { existsSync } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { writeBackupInChild } from './child-process/write-backup-in-child.ts';
import type { Manifest } from './manifest.ts';
import { verifyBackup } from './verify-backup.ts';
import type { BackedUpDatabase } from './with-snapshot.ts';
import type { BackupOrder } from './write-backup.ts';

/** What a file is called beside its name until it is whole. */
export const UNFINISHED = '.unfinished';

/**
 * BAK-6: writes a backup into a new file of mode 0600, which gets its name when it is on the disk and was read back to
 * its end. What was cut off leaves the unfinished file at most, what failed none. Refuses a name that is taken.
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

/** Renames a file to a name that is free: what took it meanwhile stays. */
async function giveName(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file);
  } catch (problem) {
    const code = problem instanceof Error && 'code' in problem ? problem.code : null;
    if (code === 'EEXIST') throw problem;
    // A disk without links, as most sticks are.
    await (await open(file, 'wx', 0o600)).close();
    await rename(unfinished, file);
    return;
  }
  await rm(unfinished);
}
