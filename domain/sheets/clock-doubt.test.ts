import { expect, test } from 'vitest';
import { clockDoubt } from './clock-doubt.ts';

test.each([
  ['at the same instant', '2026-11-27T10:00:00Z', null],
  ['two minutes ahead', '2026-11-27T10:02:00Z', null],
  ['more than two minutes ahead', '2026-11-27T10:02:00.001Z', 'ahead'],
  ['a week on a device without a network', '2026-11-20T10:00:00Z', null],
  ['more than a week', '2026-11-20T09:59:59.999Z', 'behind'],
  ['in 1999', '1999-12-31T23:59:59Z', 'behind'],
  ['in 2099, in another zone', '2099-01-01T00:00:00+02:00', 'ahead'],
])('EVA-7, EVA-22 a sheet signed %s is doubted or not', (_, signedAt, doubt) => {
  expect(clockDoubt(signedAt, '2026-11-27T10:00:00.000Z')).toBe(doubt);
});
