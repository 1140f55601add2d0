import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TrailKey } from '../keys/trail-key.ts';
import { openRestored } from './open-restored.ts';
import { type Restored, restoreBackup } from './restore-backup.ts';
import type { WholeBackup } from './verify-backup.ts';

/**
 * Dry run of a restore: restores a backup into a temporary installation and deletes that (BAK-44).
 * Returns the tables, each equal to the backup. Device keys are decrypted if the given key
 * encrypted them.
 */
export async function rehearseRestore(
  backup: WholeBackup,
  key: TrailKey | null,
): Promise<readonly Restored[]> {
  const sealing = key?.id === backup.manifest.sealedBy ? key : null;
  const folder = await mkdtemp(join(tmpdir(), 'verdial-rehearsal-'));
  try {
    const { database } = await openRestored({ dataFolder: folder }, folder, null);
    try {
      // The verification has reported the signature already, and a temporary installation needs no
      // proof of origin.
      return await restoreBackup(database, backup, new Date(), {
        sealing,
        isUnprovenAccepted: true,
      });
    } finally {
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
