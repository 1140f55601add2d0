/** A part of a date or a time that is typed in digits. */
export type NumberPart = {
  readonly name: 'year' | 'month' | 'day' | 'hour' | 'minute';
  readonly maxValue: number;
};

const NAMES: ReadonlySet<string> = new Set(['year', 'month', 'day', 'hour', 'minute']);

/** Whether a part of this name is typed in digits; the half of the day is not. */
export const isNumberPart = (name: string): name is NumberPart['name'] => NAMES.has(name);

/**
 * Whether this key is what people write between two parts: 2/3/2026, 2-3-2026, 2. 3. 2026, 9:05, 9.05, 9 h 05. The decimal key
 * of a numeric keypad writes a comma in some languages.
 */
export const isSeparator = (key: string): boolean => /^[/\-.,:\sh]$/i.test(key);

/** The last hour that is typed: also on a clock of 12 hours people write 13:30. */
const LAST_HOUR = 23;

/**
 * Whether a part is whole with these digits, so that the next key belongs to the next part. A day above 3 and an hour above 2
 * take no second digit. A month may: 25/3 is no February in the language that writes the month first.
 */
export function isWholePart({ name, maxValue }: NumberPart, digits: string): boolean {
  const most = name === 'hour' ? LAST_HOUR : maxValue;
  if (digits.length >= String(most).length) return true;
  return (name === 'day' || name === 'hour') && Number(`${digits}0`) > most;
}

/** The half of a day: 0 before noon, 1 after it. */
export type DayHalf = 0 | 1;

/** The half of the day that a letter says, as in 1:30 pm and 1:30 p. m.; null of any other key. */
export function halfOfKey(key: string): DayHalf | null {
  if (/^a$/i.test(key)) return 0;
  return /^p$/i.test(key) ? 1 : null;
}

/** Whether this key is the letter that follows that of the half of the day. */
export const isAfterHalf = (key: string): boolean => /^m$/i.test(key);

/** An hour of a clock of 24 hours in a half of the day: 1 pm is 13, 12 am is 0. One that no day has stays. */
export const hourInHalf = (hour: number, half: DayHalf): number =>
  hour > LAST_HOUR ? hour : (hour % 12) + 12 * half;

/**
 * An hour as it was typed, on a clock of 12 hours: 0 is 12 AM, 12 is noon, and from 13 on it is PM. Of any other the half
 * that was chosen before stays, which is null.
 */
export function onTwelveHours(typed: number): { hour: number; half: DayHalf | null } {
  if (typed === 0) return { hour: 12, half: 0 };
  if (typed === 12) return { hour: 12, half: 1 };
  return typed > 12 && typed <= LAST_HOUR
    ? { hour: typed - 12, half: 1 }
    : { hour: typed, half: null };
}
