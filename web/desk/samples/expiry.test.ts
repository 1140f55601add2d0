import { expect, test } from 'vitest';
import { expiryOf } from './expiry.ts';

test.each([
  [null, 'far'],
  ['2026-11-20', 'past'],
  ['2026-11-21', 'soon'],
  ['2026-12-21', 'soon'],
  ['2026-12-22', 'far'],
] as const)('SAM-6 a sample that expires on %s is %s on 21 November', (day, expiry) => {
  expect(expiryOf(day, '2026-11-21')).toBe(expiry);
});
