import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TrailKey } from '../keys/trail-key.ts';
import { openRestored } from './open-restored.ts';
import { type Restored, restoreBackup } from './restore-backup.ts';
import type { WholeBackup } from './verify-backup.ts';

/**
 * BAK-44: restores a backup into an installation that is thrown away; answers the tables, each equal to the backup's. The keys
 * of devices are opened where the given trail key sealed them.
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
      // Who vouches for it was told by verifying; what is thrown away needs nobody's word.
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
