import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Settings } from '../../hono.config.ts';
import { listPanels } from '../database/installation/panels.ts';
import type { BeforeUpgrade, Upgrade } from '../database/pass-upgrade.ts';
import { syncTree } from '../database/pglite/sync-tree.ts';
import { readTrailKey } from '../keys/trail-key-file.ts';
import type { Log } from '../log/log.ts';
import { writeBackupFile } from './backup-file.ts';
import { signerOf } from './backup-signature.ts';
import type { BackedUpDatabase } from './with-snapshot.ts';

/** The dependencies of the pre-upgrade backup: the data folder, the signing key and the log. */
export type PreUpgradeBackupParts = {
  readonly settings: Pick<Settings, 'upgradeBackup'>;
  /** The data folder. */
  readonly folder: string;
  /** The file of the key that signs the audit trail. */
  readonly trailKey: string;
  readonly now: () => number;
  readonly log: Log;
};

/**
 * Creates the pre-upgrade backup, which runs before a migration of the database (REL-5). It logs
 * the two versions, and that no older release can open the migrated tables. Unless the setting
 * `upgradeBackup` turns it off, it stores the old data in the data folder. For an embedded database
 * that is a copy of its files, which the older release can use as they are. For a database server
 * it is a backup file.
 */
export function createPreUpgradeBackup(parts: PreUpgradeBackupParts): BeforeUpgrade {
  const { settings, folder, now, log } = parts;
  return async (upgrade) => {
    const { engine, from, to, steps } = upgrade;
    const kept = join(folder, `before-upgrade-from-${from}`);
    const file = engine === 'embedded' ? kept : `${kept}.zip`;
    const isKept = settings.upgradeBackup === 'yes';
    log('warn', 'upgrading', {
      from,
      to,
      steps,
      keeping: isKept ? file : null,
      back: 'no older release opens the tables once they are up to date; the way back is what is kept',
    });
    if (!isKept) return;
    await (engine === 'embedded'
      ? copyFiles(upgrade, join(folder, 'database'), file)
      : writeFile(upgrade, parts, file, new Date(now())));
    log('info', 'kept-before-upgrade', { file });
  };
}

/**
 * After a checkpoint all data are in the files. No other process writes: the folder is locked, and
 * the server does not listen yet.
 */
async function copyFiles({ db }: Upgrade, files: string, kept: string): Promise<void> {
  const unfinished = `${kept}.unfinished`;
  await sql`checkpoint`.execute(db);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await cp(files, join(unfinished, 'database'), { recursive: true });
  syncTree(unfinished);
  // A copy of an earlier start that did not finish; its tables are the same.
  await rm(kept, { recursive: true, force: true });
  await rename(unfinished, kept);
}

async function writeFile(
  { db, from }: Upgrade,
  { trailKey }: PreUpgradeBackupParts,
  file: string,
  at: Date,
): Promise<void> {
  // This is a database server: the files of an embedded database are copied instead.
  const database: BackedUpDatabase = { db, openCopy: null, readAccess: null };
  const panels = await db.transaction().execute(listPanels);
  if (panels.length === 0) return;
  if (existsSync(file)) await rm(file);
  const sealing = await readTrailKey(trailKey);
  const sign = sealing === null ? null : signerOf(sealing);
  await writeBackupFile(database, file, { panels, at, sealing, sign, schema: from });
}
