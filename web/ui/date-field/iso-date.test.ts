import { expect, test } from 'vitest';
import { readDate, readTime, writeDate, writeTime } from './iso-date.ts';

test('GEN-DATE a date and a time come back as they went in', () => {
  expect(writeDate(readDate('2026-11-20'))).toBe('2026-11-20');
  expect(writeTime(readTime('10:05'))).toBe('10:05');
  expect(writeTime(readTime('10:05:00'))).toBe('10:05');
});

test('GEN-DATE what is no date is none', () => {
  expect(readDate('20/11/2026')).toBeNull();
  expect(readDate(null)).toBeNull();
  expect(readTime('25:00')).toBeNull();
});
