import { z } from 'zod';

const instant = z.iso.datetime();

/** BAK-44: what a panel leader is told of the backups of the whole installation, which its operator makes. */
export const installationBackupsSchema = z.object({
  /** What the installation does by itself; null where nobody told it to. */
  schedule: z.object({ everyHours: z.int(), keep: z.int() }).readonly().nullable(),
  /** The last whole file: of which instant it is, and how long; null where the installation has other panels, whose size it would tell. */
  made: z.object({ at: instant, bytes: z.int().nullable() }).readonly().nullable(),
  /** When a file was last read to its end, and of which instant it was. */
  verified: z.object({ at: instant, made: instant }).readonly().nullable(),
  /** When a file was last restored and compared, and of which instant it was. */
  restored: z.object({ at: instant, made: instant }).readonly().nullable(),
  /** When the last try failed, where no whole file was made since. */
  failed: z.object({ at: instant }).readonly().nullable(),
});

/** BAK-44: what a panel leader is told of the backups of the whole installation. */
export type InstallationBackups = Readonly<z.infer<typeof installationBackupsSchema>>;

/** What became of a backup of the installation. */
export type BackupAct = 'made' | 'verified' | 'restored' | 'failed';

/** The last of each kind of act, as instants in ms; null where there was none. */
export type LastActs = Readonly<Record<BackupAct, number | null>> & {
  /** When a process that makes one now last said so. */
  readonly making: number | null;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** BAK-41: after how many ms of silence a process that was making a backup is taken for gone. */
export const GONE_AFTER = 5 * MINUTE;
/** BAK-41: how long nothing is tried again after a failure, in ms. */
const REST_AFTER_FAILURE = 15 * MINUTE;

/**
 * BAK-41: whether the installation makes a backup now, `everyHours` after the last; never beside another that is being made,
 * and after a failure not before a quarter of an hour.
 */
export function isBackupDue(last: LastActs, everyHours: number, now: number): boolean {
  const isWithin = (at: number | null, time: number): boolean => at !== null && now - at < time;
  return !(
    isWithin(last.making, GONE_AFTER) ||
    isWithin(last.failed, REST_AFTER_FAILURE) ||
    isWithin(last.made, everyHours * HOUR)
  );
}

/** How many times the time between two backups the last one may be old. */
const LATE = 2;

/** BAK-49: whether the last try of a backup failed, or the last whole one is older than twice the time between two; else nothing. */
export function backupTrouble(
  { schedule, made, failed }: InstallationBackups,
  now: number,
): 'failed' | 'late' | null {
  if (failed !== null) return 'failed';
  if (schedule === null || made === null) return null;
  return now - Date.parse(made.at) > LATE * schedule.everyHours * HOUR ? 'late' : null;
}

/** BAK-44: the same in hours, for whoever watches the installation; nothing of installations that make none and were given none. */
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

/** What the installation calls the file of a backup it makes by itself. */
export const scheduledName = (at: Date): string =>
  `verdial-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.zip`;

/** BAK-41: which files of a folder go when as many newer ones stand; what the installation did not name stays. */
export const filesToRemove = (names: readonly string[], keep: number): readonly string[] =>
  names
    .filter((name) => NAME.test(name))
    .toSorted()
    .slice(0, -keep);
