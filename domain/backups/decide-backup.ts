import { accept, type Result, refuse } from '../refusal.ts';

/**
 * The rate limit on backups of a panel within an hour (BAK-50). Each backup reads all data of the
 * panel.
 */
export const MOST_BACKUPS_AN_HOUR = 12;

const HOUR = 3_600_000;

/**
 * Applies the rate limit: whether a panel may make another backup now (BAK-50). `made`: when its
 * last backups were made, ISO 8601, newest first, at least as many as the limit. The refusal has
 * the whole minutes until the next is allowed.
 */
export function decideBackup(made: readonly string[], at: Date): Result<null, 'backups-too-often'> {
  const oldest = made.filter((one) => at.getTime() - Date.parse(one) < HOUR)[
    MOST_BACKUPS_AN_HOUR - 1
  ];
  if (oldest === undefined) return accept(null);
  const minutes = Math.ceil((Date.parse(oldest) + HOUR - at.getTime()) / 60_000);
  return refuse('backups-too-often', { most: MOST_BACKUPS_AN_HOUR, minutes });
}
