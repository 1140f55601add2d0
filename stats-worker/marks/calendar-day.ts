/** A day in ms: days are counted in UTC, where all have the same length. */
const DAY = 86_400_000;

/** Parses a date YYYY-MM-DD as days since 1970-01-01; null for any other text. */
export function dayOf(date: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const day = Date.parse(`${date}T00:00:00Z`) / DAY;
  // A day beyond the end of its month is parsed as one of the next.
  return Number.isNaN(day) || dateOf(day) !== date ? null : day;
}

/** Formats a day as YYYY-MM-DD. */
export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/**
 * The same day of an earlier month, or the last day of that month. Example: six months before 31
 * August is 28 February.
 */
export function monthsBefore(day: number, months: number): number {
  const date = new Date(day * DAY);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const first = date.getTime() / DAY;
  date.setUTCMonth(date.getUTCMonth() + 1);
  return Math.min(first + wanted, date.getTime() / DAY) - 1;
}
