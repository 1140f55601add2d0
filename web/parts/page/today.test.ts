import { expect, test } from 'vitest';
import { dayOf } from './today.ts';

test('LOC-1 the day of an instant is the day on this device', () => {
  expect(dayOf(new Date(2026, 0, 5, 0, 0, 0))).toBe('2026-01-05');
  expect(dayOf(new Date(2026, 10, 30, 23, 59, 59))).toBe('2026-11-30');
});
