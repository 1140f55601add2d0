import { expect, test } from 'vitest';
import { readDate, readTime, writeDate, writeTime } from './iso-date.ts';

test('GEN-DATE a date and a time come back as they went in', () => {
  expect(writeDate(readDate('2026-11-20'))).toBe('2026-11-20');
  expect(writeTime(readTime('10:05'))).toBe('10:05');
  expect(writeTime(readTime('10:05:00'))).toBe('10:05');
});

test('GEN-DATE what is no date is none, and none is written as none', () => {
  for (const none of ['20/11/2026', '2026-02-30', '', null, undefined]) {
    expect(readDate(none)).toBeNull();
    expect(readTime(none)).toBeNull();
  }
  expect(readTime('25:00')).toBeNull();
  expect([writeDate(null), writeTime(null)]).toEqual([null, null]);
});
