import { sql, type Transaction } from 'kysely';
import {
  type BackupAct,
  type InstallationBackups,
  isBackupDue,
  type LastActs,
} from '../../../domain/backups/installation-backups.ts';
import type { Database } from '../../database/database.ts';
import { instantText } from '../../database/json.ts';
import type { Tables } from '../../database/tables.ts';

/** How many records of each act are stored. */
const KEPT = 100;

/** An act on a backup of the whole installation: made, verified, restored or failed. */
export type NotedAct = {
  readonly act: BackupAct;
  readonly at: Date;
  /** The time of the snapshot in the file. */
  readonly made: Date | null;
  readonly file: string;
  readonly bytes?: number;
  readonly problem?: string;
};

/** Records that a backup was made, verified or restored, or that it failed (BAK-44). */
export const noteBackup = (database: Database, noted: NotedAct): Promise<void> =>
  database.asInstallation(async (trx) => {
    await trx.insertInto('installationBackups').values(noted).execute();
    await trx
      .deleteFrom('installationBackups')
      .where('act', '=', noted.act)
      .where('id', 'not in', (these) =>
        these
          .selectFrom('installationBackups')
          .select('id')
          .where('act', '=', noted.act)
          .orderBy('at', 'desc')
          .limit(KEPT),
      )
      .execute();
  });

/**
 * Claims the scheduled backup for this process and records that for all other processes (BAK-41).
 * An advisory lock serialises the processes. Returns false when no backup is due or another process
 * makes it.
 */
export const takeTurn = (database: Database, everyHours: number, now: Date): Promise<boolean> =>
  database.asInstallation(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('verdial backups'))`.execute(trx);
    const rows = await newest(trx);
    const at = (act: BackupAct | 'making') =>
      rows.find((row) => row.act === act)?.at.getTime() ?? null;
    const last: LastActs = {
      made: at('made'),
      verified: null,
      restored: null,
      failed: at('failed'),
      making: at('making'),
    };
    if (!isBackupDue(last, everyHours, now.getTime())) return false;
    await trx.deleteFrom('installationBackups').where('act', '=', 'making').execute();
    await trx
      .insertInto('installationBackups')
      .values({ act: 'making', at: now, file: '' })
      .execute();
    return true;
  });

/** Heartbeat: records that the backup is still being made (BAK-41). */
export const keepTurn = (database: Database, now: Date): Promise<unknown> =>
  database.asInstallation((trx) =>
    trx.updateTable('installationBackups').set({ at: now }).where('act', '=', 'making').execute(),
  );

/** Releases the claim on the scheduled backup (BAK-41). */
export const endTurn = (database: Database): Promise<unknown> =>
  database.asInstallation((trx) =>
    trx.deleteFrom('installationBackups').where('act', '=', 'making').execute(),
  );

/** Reads the latest record of each act (BAK-44). */
export async function readBackupActs(
  database: Database,
): Promise<Omit<InstallationBackups, 'schedule'>> {
  const rows = await database.asInstallation(newest);
  const of = (act: BackupAct) => rows.find((row) => row.act === act);
  const [made, failed] = [of('made'), of('failed')];
  const read = (act: 'verified' | 'restored') => {
    const row = of(act);
    if (row?.made == null) return null;
    return { at: instantText(row.at), made: instantText(row.made) };
  };
  return {
    made:
      made?.made == null ? null : { at: instantText(made.made), bytes: Number(made.bytes ?? 0) },
    verified: read('verified'),
    restored: read('restored'),
    failed:
      failed === undefined || (made !== undefined && made.at >= failed.at)
        ? null
        : { at: instantText(failed.at) },
  };
}

const newest = (trx: Transaction<Tables>) =>
  trx
    .selectFrom('installationBackups')
    .distinctOn('act')
    .select(['act', 'at', 'made', 'bytes'])
    .orderBy('act')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
