import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { dateOf, dayOf, monthsBefore } from './calendar-day.ts';

test.each([
  ['1970-01-01', 0],
  ['1970-01-02', 1],
  ['1969-12-31', -1],
  ['2000-03-01', 11_017],
  ['2024-02-29', 19_782],
  ['2026-11-22', 20_779],
])('M-QC the day of %s is %s, and back', (date, day) => {
  expect(dayOf(date)).toBe(day);
  expect(dateOf(day)).toBe(date);
});

test.each([
  '',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-2-3',
  '20260203',
  '02/03/2026',
  ' 2026-02-03',
  '2026-02-03 ',
  '2026-02-03T10:00',
  '+002026-02-03',
  '2026-02-03[u-ca=gregory]',
])('M-QC %j is no date', (text) => {
  expect(dayOf(text)).toBeNull();
});

test.each([
  ['2026-08-31', 6, '2026-02-28'],
  ['2024-08-31', 6, '2024-02-29'],
  ['2026-07-10', 6, '2026-01-10'],
  ['2026-03-15', 12, '2025-03-15'],
])('M-QC %s less %s months is %s', (date, months, before) => {
  expect(dateOf(monthsBefore(dayOf(date) ?? 0, months))).toBe(before);
});

/** From the first day of the year 1 to the last of 9999. */
const anyDay = fc.integer({ min: -719_162, max: 2_932_896 });
const epoch = Temporal.PlainDate.from('1970-01-01');

test('M-QC days, dates and earlier months are those of Temporal', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 11 }), (day, months) => {
      const date = epoch.add({ days: day });
      expect(dateOf(day)).toBe(date.toString());
      expect(dayOf(dateOf(day))).toBe(day);
      const before = date.subtract({ months });
      expect(monthsBefore(day, months)).toBe(epoch.until(before).days);
    }),
  );
});

test('M-QC a text in the form of a date is one where Temporal has such a day', () => {
  const two = (most: number) =>
    fc.integer({ min: 0, max: most }).map((n) => String(n).padStart(2, '0'));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), two(14), two(33), (year, month, day) => {
      const text = `${String(year).padStart(4, '0')}-${month}-${day}`;
      expect(dayOf(text)).toBe(isDay(text) ? epoch.until(text).days : null);
    }),
  );
});

function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
}
