import { isWrittenDay } from './day.ts';

/** What a text means as a day: one day as ISO 8601 writes it, one of two days, or none (null). */
export type TypedDay =
  | { readonly day: string }
  | { readonly readings: readonly [dayFirst: string, monthFirst: string] }
  | null;

/**
 * LST-25: reads a day of a file as people write it: with the year first, 2026-11-20, or last, 20/11/2026, parted by `-`, `/` or
 * `.`. `isDayFirst` says that the day stands before the month, as in Spanish, French and Italian; else 3/4/2026 has two readings.
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

/** A day that the calendar has, of a year of four digits; null of any other. */
function isoOf(year: string, month: string, day: string): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isWrittenDay(iso) ? iso : null;
}
