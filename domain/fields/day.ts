/** Whether a text is a calendar date in ISO 8601, YYYY-MM-DD, in the years 1 to 9999 (FRM-10). */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/**
 * Whether a text is a date that a form or a file may contain (FRM-10). A year of fewer than four
 * digits is still being typed.
 */
export const isWrittenDay = (text: string): boolean => isDay(text) && text >= '1000';

/** Whether one date is before another; a missing date is before none (REG-15). */
export const isDayBefore = (day: string | null, other: string | null): boolean =>
  day !== null && other !== null && day < other;
