import { expect, test } from 'vitest';
import { decimal } from './decimal.ts';
import { summarise } from './mark-summary.ts';
import { sortMarks } from './sort-marks.ts';

test('M-STAT the exact summary of marks in any order, which are left as they stand', () => {
  const marks = [50, 20, 36, 31];
  expect(summarise(marks, 'type7')).toEqual({
    n: 4,
    medianHalves: 67,
    p25Quarters: 113,
    p75Quarters: 158,
    sum: 137,
    squares: 5157,
  });
  expect(summarise(marks, 'type2')).toMatchObject({ p25Quarters: 102, p75Quarters: 172 });
  expect(marks).toEqual([50, 20, 36, 31]);
  expect(summarise([], 'type7')).toEqual({
    n: 0,
    medianHalves: 0,
    p25Quarters: 0,
    p75Quarters: 0,
    sum: 0,
    squares: 0,
  });
});

test.each([0, 1, 2, 5, 16, 19, 20, 21, 40])(
  'M-STAT %s marks are put in order, and what stands behind them is left alone',
  (count) => {
    const marks = Array.from({ length: count }, (_, place) => (37 * place + 11) % 101);
    const room = Uint8Array.from([...marks, 3, 0]);
    sortMarks(room, count);
    expect([...room]).toEqual([...marks.toSorted((left, right) => left - right), 3, 0]);
  },
);

test.each([
  [0.3, 3n, 1],
  [1.25, 125n, 2],
  [1, 1n, 0],
  [10, 10n, 0],
  [100.05, 10_005n, 2],
  [0.000_000_000_001, 1n, 12],
])('M-EN %s is a decimal as people wrote it', (value, digits, places) => {
  const found = decimal(value);
  expect(found.digits * 10n ** BigInt(places)).toBe(digits * 10n ** BigInt(found.places));
  expect(found.places).toBe(places);
});
