import { expect, test } from 'vitest';
import { fault } from '../../domain/words/file-fault.ts';
import { Reasons } from './reasons.ts';

test('exchange.md a hundred reasons are told, one a bad line, and the rest is counted', () => {
  const reasons = new Reasons();
  expect(reasons.told()).toBeNull();
  reasons.add(1, []);
  expect(reasons.told()).toBeNull();
  const two = [fault('file-empty'), fault('column-twice', { column: 'mm' })];
  reasons.add(2, two);
  expect(reasons.told()).toEqual({
    rows: ['line 2: the file is empty; column mm is there twice'],
    more: 0,
    faults: [{ line: 2, faults: two }],
  });
  for (let line = 3; line <= 101; line += 1) reasons.add(line, [fault('quote-open')]);
  expect(reasons.told()).toMatchObject({ more: 0 });
  for (let line = 102; line <= 104; line += 1) reasons.add(line, [fault('quote-open')]);
  expect(reasons.told()?.rows).toHaveLength(100);
  expect(reasons.told()?.more).toBe(3);
});
