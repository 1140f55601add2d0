import { accept, type Result, refuse } from '../refusal.ts';

/** BAK-50: how many backups a panel makes within an hour. Each reads everything the panel has. */
export const MOST_BACKUPS_AN_HOUR = 12;

const HOUR = 3_600_000;

/**
 * BAK-50: whether a panel may make another backup, by when its last were made (ISO 8601, newest first, as many as may be
 * made within an hour at least). Refused, it says after how many whole minutes it may.
 */
export function decideBackup(made: readonly string[], at: Date): Result<null, 'backups-too-often'> {
  const oldest = made.filter((one) => at.getTime() - Date.parse(one) < HOUR)[
    MOST_BACKUPS_AN_HOUR - 1
  ];
  if (oldest === undefined) return accept(null);
  const minutes = Math.ceil((Date.parse(oldest) + HOUR - at.getTime()) / 60_000);
  return refuse('backups-too-often', { most: MOST_BACKUPS_AN_HOUR, minutes });
}
