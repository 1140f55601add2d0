import { Temporal } from 'temporal-polyfill';

const EPOCH = '1970-01-01';

/** A date YYYY-MM-DD as days since 1970-01-01; null when it is not such a date. */
export function dayOf(date: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  try {
    const day = Temporal.PlainDate.from(date);
    return Temporal.PlainDate.from(EPOCH).until(day).days;
  } catch {
    return null;
  }
}

/** The date YYYY-MM-DD of a day. */
export const dateOf = (day: number): string =>
  Temporal.PlainDate.from(EPOCH).add({ days: day }).toString();

/** The same day of an earlier month, or that month's last day. Example: six months before 31 August is 28 February. */
export const monthsBefore = (day: number, months: number): number =>
  Temporal.PlainDate.from(EPOCH).until(
    Temporal.PlainDate.from(EPOCH).add({ days: day }).subtract({ months }),
  ).days;
