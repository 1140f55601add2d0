/** Segment of a date or time that is typed in digits. */
export type NumberPart = {
  readonly name: 'year' | 'month' | 'day' | 'hour' | 'minute';
  readonly maxValue: number;
};

const NAMES: ReadonlySet<string> = new Set(['year', 'month', 'day', 'hour', 'minute']);

/** Whether the segment of this name is typed in digits; AM/PM is not. */
export const isNumberPart = (name: string): name is NumberPart['name'] => NAMES.has(name);

/**
 * Whether this key is a separator between two segments: 2/3/2026, 2-3-2026, 2. 3. 2026, 9:05, 9.05,
 * 9 h 05. The decimal key of a numeric keypad writes a comma in some languages.
 */
export const isSeparator = (key: string): boolean => /^[/\-.,:\sh]$/i.test(key);

/**
 * Whether the first keys of a date are a year, as ISO 8601 writes it: 2026- (FRM-45). Only years
 * from 1900 to 2099 are: 0203/2026 begins with a day and a month.
 */
export const isYearFirst = (keys: string): boolean => /^(?:19|20)\d\d[/\-.,\s]$/.test(keys);

/** Greatest hour that can be typed: people write 13:30 on a 12-hour clock too. */
const LAST_HOUR = 23;

/**
 * Whether a segment is complete with these digits, so that the next key belongs to the next
 * segment. A day above 3 and an hour above 2 take no second digit. A month may: 25/3 is not
 * February in a language that writes the month first.
 */
export function isWholePart({ name, maxValue }: NumberPart, digits: string): boolean {
  const most = name === 'hour' ? LAST_HOUR : maxValue;
  if (digits.length >= String(most).length) return true;
  return (name === 'day' || name === 'hour') && Number(`${digits}0`) > most;
}

/** Half of a day: 0 is AM, 1 is PM. */
export type DayHalf = 0 | 1;

/**
 * Half of the day that a letter stands for, as in 1:30 pm and 1:30 p. m.; null for any other key.
 */
export function halfOfKey(key: string): DayHalf | null {
  if (/^a$/i.test(key)) return 0;
  return /^p$/i.test(key) ? 1 : null;
}

/** Whether this key is the "m" of am or pm. */
export const isAfterHalf = (key: string): boolean => /^m$/i.test(key);

/**
 * Converts an hour and its half of the day to 24 hours: 1 pm is 13, 12 am is 0. An hour out of
 * range is returned as it is.
 */
export const hourInHalf = (hour: number, half: DayHalf): number =>
  hour > LAST_HOUR ? hour : (hour % 12) + 12 * half;

/**
 * Converts a typed hour to a 12-hour clock: 0 is 12 AM, 12 is noon, and 13 or more is PM. For any
 * other hour `half` is null: the half chosen before stays.
 */
export function onTwelveHours(typed: number): { hour: number; half: DayHalf | null } {
  if (typed === 0) return { hour: 12, half: 0 };
  if (typed === 12) return { hour: 12, half: 1 };
  return typed > 12 && typed <= LAST_HOUR
    ? { hour: typed - 12, half: 1 }
    : { hour: typed, half: null };
}
