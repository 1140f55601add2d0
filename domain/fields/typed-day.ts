import { isWrittenDay } from './day.ts';

/** A text parsed as a date: one date in ISO 8601, two possible dates, or null for no date. */
export type TypedDay =
  | { readonly day: string }
  | { readonly readings: readonly [dayFirst: string, monthFirst: string] }
  | null;

/**
 * Parses a date of a file as people write it (LST-25): year first, 2026-11-20, or last, 20/11/2026,
 * separated by `-`, `/` or `.`. `isDayFirst`: the day is before the month, as in Spanish, French
 * and Italian. Otherwise 3/4/2026 has two readings.
 */
export function readTypedDay(text: string, isDayFirst: boolean): TypedDay {
  const parts = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})$/.exec(text);
  const [, first = '', , second = '', third = ''] = parts ?? [];
  if (first.length === 4) return oneOf(isoOf(first, second, third));
  if (first.length > 2 || third.length !== 4) return null;
  const [dayFirst, monthFirst] = [isoOf(third, second, first), isoOf(third, first, second)];
  if (isDayFirst) return oneOf(dayFirst);
  if (dayFirst === null || monthFirst === null || dayFirst === monthFirst)
    return oneOf(dayFirst ?? monthFirst);
  return { readings: [dayFirst, monthFirst] };
}

const oneOf = (day: string | null): TypedDay => (day === null ? null : { day });

/** The date in ISO 8601 if it exists and its year has four digits; otherwise null. */
function isoOf(year: string, month: string, day: string): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isWrittenDay(iso) ? iso : null;
}
