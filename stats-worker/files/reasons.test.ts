import { expect, test } from 'vitest';
import { Reasons } from './reasons.ts';

test('exchange.md a hundred reasons are told, one a bad line, and the rest is counted', () => {
  const reasons = new Reasons();
  expect(reasons.told()).toBeNull();
  reasons.add(1, []);
  expect(reasons.told()).toBeNull();
  reasons.add(2, ['one', 'two']);
  expect(reasons.told()).toEqual({ rows: ['line 2: one; two'], more: 0 });
  for (let line = 3; line <= 101; line += 1) reasons.add(line, ['x']);
  expect(reasons.told()).toMatchObject({ more: 0 });
  for (let line = 102; line <= 104; line += 1) reasons.add(line, ['x']);
  expect(reasons.told()?.rows).toHaveLength(100);
  expect(reasons.told()?.more).toBe(3);
});
