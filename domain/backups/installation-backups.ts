import { z } from 'zod';

const instant = z.iso.datetime();

/**
 * What a panel leader sees of the backups of the whole installation, which its operator makes
 * (BAK-44).
 */
export const installationBackupsSchema = z.object({
  /** The backup schedule of the installation; null where none is configured. */
  schedule: z.object({ everyHours: z.int(), keep: z.int() }).readonly().nullable(),
  /**
   * The last complete file: its timestamp and size. The size is null where the installation has
   * other panels: it would tell about them.
   */
  made: z.object({ at: instant, bytes: z.int().nullable() }).readonly().nullable(),
  /** When a file was last read to its end, and the timestamp of that file. */
  verified: z.object({ at: instant, made: instant }).readonly().nullable(),
  /** When a file was last restored and compared, and the timestamp of that file. */
  restored: z.object({ at: instant, made: instant }).readonly().nullable(),
  /** When the last try failed; null where a complete file was made since. */
  failed: z.object({ at: instant }).readonly().nullable(),
});

/** What a panel leader sees of the backups of the whole installation (BAK-44). */
export type InstallationBackups = Readonly<z.infer<typeof installationBackupsSchema>>;

/** An act on a backup of the installation, or a failure. */
export type BackupAct = 'made' | 'verified' | 'restored' | 'failed';

/** The last timestamp of each kind of act, in ms; null where there was none. */
export type LastActs = Readonly<Record<BackupAct, number | null>> & {
  /** When a process that is making a backup last reported. */
  readonly making: number | null;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * The timeout after which a silent process that was making a backup counts as gone, in ms (BAK-41).
 */
export const GONE_AFTER = 5 * MINUTE;
/** The pause after a failed backup, before the next try, in ms (BAK-41). */
const REST_AFTER_FAILURE = 15 * MINUTE;

/**
 * Whether the installation must make a backup now, `everyHours` after the last (BAK-41). It makes
 * never two at once, and after a failure it pauses a quarter of an hour.
 */
export function isBackupDue(last: LastActs, everyHours: number, now: number): boolean {
  const isWithin = (at: number | null, time: number): boolean => at !== null && now - at < time;
  return !(
    isWithin(last.making, GONE_AFTER) ||
    isWithin(last.failed, REST_AFTER_FAILURE) ||
    isWithin(last.made, everyHours * HOUR)
  );
}

/** A backup is late when it is older than this many intervals of the schedule. */
const LATE = 2;

/**
 * The health check of backups: the last try failed, or the last complete backup is older than two
 * intervals (BAK-49). Null otherwise.
 */
export function backupTrouble(
  { schedule, made, failed }: InstallationBackups,
  now: number,
): 'failed' | 'late' | null {
  if (failed !== null) return 'failed';
  if (schedule === null || made === null) return null;
  return now - Date.parse(made.at) > LATE * schedule.everyHours * HOUR ? 'late' : null;
}

/**
 * The ages of the backups in hours, for the monitoring of the installation (BAK-44). Null where the
 * installation has no schedule, no backup and no failed one.
 */
export function ageOfBackups(
  { schedule, made, restored, failed }: InstallationBackups,
  now: number,
) {
  if (schedule === null && made === null && failed === null) return null;
  const hours = (at: string | undefined): number | null =>
    at === undefined ? null : Math.max(0, Math.round((now - Date.parse(at)) / (HOUR / 10)) / 10);
  return { hours: hours(made?.at), restoredHours: hours(restored?.at), failed: failed !== null };
}

const NAME = /^verdial-\d{4}-\d\d-\d\dT\d{6}Z\.zip$/;

/** The file name of a scheduled backup. */
export const scheduledName = (at: Date): string =>
  `verdial-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.zip`;

/**
 * Retention of scheduled backups: the files of a folder to delete, as enough newer ones exist
 * (BAK-41). Files with other names stay.
 */
export const filesToRemove = (names: readonly string[], keep: number): readonly string[] =>
  names
    .filter((name) => NAME.test(name))
    .toSorted()
    .slice(0, -keep);
