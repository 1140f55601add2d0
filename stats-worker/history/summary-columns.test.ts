import { expect, test } from 'vitest';
import {
  createSummaryColumns,
  readSummary,
  summariseInto,
  writeSummary,
} from './summary-columns.ts';

const NONE = { n: 0, medianHalves: 0, p25Quarters: 0, p75Quarters: 0, sum: 0, squares: 0 };
const FOUR = {
  n: 4,
  medianHalves: 67,
  p25Quarters: 113,
  p75Quarters: 158,
  sum: 137,
  squares: 5157,
};

test('M-STAT a summary is put in its place and read from there, and its neighbours stay', () => {
  const columns = createSummaryColumns(3);
  writeSummary(columns, 1, FOUR);
  expect([0, 1, 2].map((place) => readSummary(columns, place))).toEqual([NONE, FOUR, NONE]);
});

test('M-STAT marks are summarised straight into a place, those behind them left out', () => {
  const columns = createSummaryColumns(4);
  summariseInto(columns, 1, Uint8Array.of(20, 31, 36, 50, 99), 4, 'type7');
  summariseInto(columns, 2, Uint8Array.of(20, 31, 36, 50), 4, 'type2');
  expect([0, 1, 2, 3].map((place) => readSummary(columns, place))).toEqual([
    NONE,
    FOUR,
    { ...FOUR, p25Quarters: 102, p75Quarters: 172 },
    NONE,
  ]);
});

test('M-STAT no marks, and marks that are all zero', () => {
  const columns = createSummaryColumns(3);
  summariseInto(columns, 0, Uint8Array.of(7, 7), 0, 'type7');
  summariseInto(columns, 1, Uint8Array.of(0, 0, 0, 50), 3, 'type7');
  summariseInto(columns, 2, Uint8Array.of(0, 0, 1), 3, 'type7');
  expect(readSummary(columns, 0)).toEqual(NONE);
  expect(readSummary(columns, 1)).toEqual({ ...NONE, n: 3 });
  expect(readSummary(columns, 2)).toEqual({ ...NONE, n: 3, p75Quarters: 2, sum: 1, squares: 1 });
});

test('M-STAT the sums of a great panel that gives the greatest marks fit', () => {
  const columns = createSummaryColumns(1);
  summariseInto(columns, 0, new Uint8Array(1000).fill(100), 1000, 'type7');
  expect(readSummary(columns, 0)).toEqual({
    n: 1000,
    medianHalves: 200,
    p25Quarters: 400,
    p75Quarters: 400,
    sum: 100_000,
    squares: 10_000_000,
  });
});
