import { open, rename, rm } from 'node:fs/promises';
import type { BackedUpDatabase } from './at-one-instant.ts';
import { writeBackupBeside } from './beside/write-backup-beside.ts';
import type { Manifest } from './manifest.ts';
import { verifyBackup } from './verify-backup.ts';
import type { BackupOrder } from './write-backup.ts';

/** What a file is called beside its name until it is whole. */
export const UNFINISHED = '.unfinished';

/**
 * BAK-6: writes a backup into a new file of mode 0600, which gets its name when it is on the disk and was read back to
 * its end; what was cut off or failed leaves none.
 */
export async function writeBackupFile(
  database: BackedUpDatabase,
  file: string,
  order: Omit<BackupOrder, 'write'>,
): Promise<Manifest> {
  const unfinished = `${file}${UNFINISHED}`;
  // Refuses a file that is there, before anything is read.
  const place = await open(file, 'wx', 0o600);
  await place.close();
  try {
    const out = await open(unfinished, 'w', 0o600);
    try {
      const write = async (piece: Uint8Array): Promise<void> => {
        await out.writeFile(piece);
      };
      const manifest = await writeBackupBeside(database, { ...order, write });
      await out.sync();
      await verifyBackup(unfinished, order.signal);
      await rename(unfinished, file);
      return manifest;
    } finally {
      await out.close();
    }
  } catch (problem) {
    await rm(unfinished, { force: true });
    await rm(file, { force: true });
    throw problem;
  }
}
