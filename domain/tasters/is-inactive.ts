import { Temporal } from 'temporal-polyfill';

/**
 * STS-5: whether a taster's last session (YYYY-MM-DD; null when there was none) lies more than so many months before a
 * day. Six months before 31 August end on the last day of February.
 */
export function isInactive(last: string | null, months: number, day: string): boolean {
  if (last === null) return true;
  return last < Temporal.PlainDate.from(day).subtract({ months }).toString();
}
