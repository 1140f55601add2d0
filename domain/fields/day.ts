/** FRM-10: a day of the calendar as ISO 8601 writes it, YYYY-MM-DD, in the years 1 to 9999. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** FRM-10: a day that a form or a file may give: a year of fewer than four digits is one that was only begun. */
export const isWrittenDay = (text: string): boolean => isDay(text) && text >= '1000';

/** REG-15: whether one day comes before another; days that are not there come before none. */
export const isDayBefore = (day: string | null, other: string | null): boolean =>
  day !== null && other !== null && day < other;
