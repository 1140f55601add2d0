import { z } from 'zod';
import { calendarDay } from '../fields/schemas.ts';
import { accept, type Result, refuse } from '../refusal.ts';

/** BAK-20: the border of a panel's own backup: its first and its last day, both in it. */
export const backupPeriodSchema = z.strictObject({ from: calendarDay, to: calendarDay });

/** A period of tasting days, both included, as YYYY-MM-DD. */
export type BackupPeriod = Readonly<z.infer<typeof backupPeriodSchema>>;

/** BAK-20: the longest period of a backup, in days. */
export const LONGEST_PERIOD = 365;

const DAY = 86_400_000;
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;

/** How many days a period has, both ends counted. */
export const daysOf = ({ from, to }: BackupPeriod): number => dayNumber(to) - dayNumber(from) + 1;

/** BAK-20: a period is one that does not end before it begins, and has 365 days at most. */
export function checkPeriod(
  period: BackupPeriod,
): Result<BackupPeriod, 'period-reversed' | 'period-too-long'> {
  const days = daysOf(period);
  if (days < 1) return refuse('period-reversed');
  return days > LONGEST_PERIOD
    ? refuse('period-too-long', { days, most: LONGEST_PERIOD })
    : accept(period);
}

/** BAK-20: the period that is offered: the longest one that ends on that day. */
export function yearUpTo(day: string): BackupPeriod {
  const from = new Date((dayNumber(day) - LONGEST_PERIOD + 1) * DAY);
  return { from: from.toISOString().slice(0, 10), to: day };
}
