import { expect, test } from 'vitest';
import { isSessionDate } from './session-date.ts';

test.each([
  ['2026-11-28', '2026-11-28', true],
  ['2000-01-01', '2026-11-28', true],
  ['1999-12-31', '2026-11-28', false],
  ['2028-11-28', '2026-11-28', true],
  ['2028-11-29', '2026-11-28', false],
  ['2062-11-28', '2026-11-28', false],
  ['9999-12-31', '2026-11-28', false],
  ['2030-02-28', '2028-02-29', true],
  ['2030-03-01', '2028-02-29', false],
])('SES-37 a session can be on %s, asked on %s: %s', (date, today, may) => {
  expect(isSessionDate(date, today)).toBe(may);
});
