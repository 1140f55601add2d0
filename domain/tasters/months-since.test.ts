import { expect, test } from 'vitest';
import { monthsSince } from './months-since.ts';

test('STS-5 months without a session are whole ones', () => {
  expect(monthsSince('2026-05-22', '2026-11-21')).toBe(5);
  expect(monthsSince('2026-05-22', '2026-11-22')).toBe(6);
  expect(monthsSince('2026-01-31', '2026-02-28')).toBe(0);
  expect(monthsSince('2024-11-22', '2026-11-22')).toBe(24);
  expect(monthsSince('2026-11-22', '2026-11-22')).toBe(0);
});
