import { z } from 'zod';
import { calendarDay } from '../fields/schemas.ts';
import { accept, type Result, refuse } from '../refusal.ts';

/**
 * Input schema of the period of a panel's own backup (export): its first and its last day, both
 * included (BAK-20).
 */
export const backupPeriodSchema = z.strictObject({ from: calendarDay, to: calendarDay });

/** A period of tasting days, both included, as YYYY-MM-DD. */
export type BackupPeriod = Readonly<z.infer<typeof backupPeriodSchema>>;

/** The longest period of a backup, in days (BAK-20). */
export const LONGEST_PERIOD = 365;

const DAY = 86_400_000;
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;

/** The number of days in a period, both ends counted. */
export const daysOf = ({ from, to }: BackupPeriod): number => dayNumber(to) - dayNumber(from) + 1;

/** Validates a period: it does not end before it begins, and has 365 days at most (BAK-20). */
export function checkPeriod(
  period: BackupPeriod,
): Result<BackupPeriod, 'period-reversed' | 'period-too-long'> {
  const days = daysOf(period);
  if (days < 1) return refuse('period-reversed');
  return days > LONGEST_PERIOD
    ? refuse('period-too-long', { days, most: LONGEST_PERIOD })
    : accept(period);
}

/** The default period of a backup: the longest one that ends on that day (BAK-20). */
export function yearUpTo(day: string): BackupPeriod {
  const from = new Date((dayNumber(day) - LONGEST_PERIOD + 1) * DAY);
  return { from: from.toISOString().slice(0, 10), to: day };
}
