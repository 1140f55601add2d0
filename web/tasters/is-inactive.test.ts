import { expect, test } from 'vitest';
import { isInactive } from './is-inactive.ts';

test('STS-5 a taster is inactive after the months of the settings', () => {
  expect(isInactive('2026-05-20', 6, '2026-11-20')).toBe(false);
  expect(isInactive('2026-05-19', 6, '2026-11-20')).toBe(true);
  expect(isInactive(null, 6, '2026-11-20')).toBe(true);
  expect(isInactive('2026-12-20', 2, '2027-02-20')).toBe(false);
  expect(isInactive('2026-12-19', 2, '2027-02-20')).toBe(true);
});

test('STS-5 months back from the end of a long month end with the short one, as for the server', () => {
  expect(isInactive('2026-02-28', 6, '2026-08-31')).toBe(false);
  expect(isInactive('2026-02-27', 6, '2026-08-31')).toBe(true);
});
