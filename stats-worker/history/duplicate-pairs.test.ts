import { expect, test } from 'vitest';
import type { Replicate } from '../../domain/words/replicate.ts';
import { type Tasted, tasted } from '../testing/tasted.ts';
import { duplicatePairs, newestFirst } from './duplicate-pairs.ts';
import { findEntries } from './find-entries.ts';

const DAY = '2026-05-01';

/** A glass that two tasters marked, on the one day of these tests. */
const glass = (
  session: string,
  sample: string,
  replicate: Replicate,
  change: Partial<Tasted> = {},
): Tasted => ({
  session,
  date: DAY,
  sample,
  replicate,
  marks: { A: { fruity: 40 }, B: { fruity: 41 } },
  ...change,
});

const entriesOf = (...glasses: readonly Tasted[]) => findEntries(tasted(glasses));

test('M-EN replicate 1 is the first of a pair and replicate 2 the second, however the file has them', () => {
  const entries = entriesOf(
    glass('1', 'X', 2),
    glass('1', 'Y', 1),
    glass('1', 'X', 1),
    glass('1', 'Y', 2),
  );
  expect(duplicatePairs(entries)).toEqual([
    { first: 2, second: 0 },
    { first: 1, second: 3 },
  ]);
});

test('M-EN a pair is of one sample in one session, and of two replicates that somebody validly tasted', () => {
  const invalid = { invalid: ['A', 'B'] };
  expect(duplicatePairs(entriesOf(glass('1', 'X', 1), glass('2', 'X', 2)))).toEqual([]);
  expect(duplicatePairs(entriesOf(glass('1', 'X', 1), glass('1', 'Y', 2)))).toEqual([]);
  for (const [first, second] of [
    [invalid, {}],
    [{}, invalid],
    [invalid, invalid],
  ])
    expect(
      duplicatePairs(entriesOf(glass('1', 'X', 1, first), glass('1', 'X', 2, second))),
    ).toEqual([]);
  const one = { invalid: ['A'] };
  expect(
    duplicatePairs(entriesOf(glass('0', 'W', 1), glass('1', 'X', 1, one), glass('1', 'X', 2, one))),
  ).toEqual([{ first: 1, second: 2 }]);
});

test('M-QC of two sessions of one day the later of the file is the newer, though its samples stand earlier', () => {
  // Session 9 begins the file, then session 1 with its whole pair, then the rest of session 9.
  const entries = entriesOf(
    glass('9', 'lone', 1),
    glass('1', 'P', 1),
    glass('1', 'P', 2),
    glass('9', 'Q', 1),
    glass('9', 'Q', 2),
    glass('9', 'R', 1),
  );
  const [p, q, r] = [1, 3, 5].map((place) => ({ place, day: 20_000 }));
  if (p === undefined || q === undefined || r === undefined) throw new Error('three pairs');
  const newest = [p, r, q];
  for (const items of [
    [p, q, r],
    [r, q, p],
    [q, p, r],
  ])
    expect(newestFirst(items, entries)).toEqual(newest);
});

test('M-QC a later day is newer, whatever the order of the file', () => {
  const entries = entriesOf(glass('1', 'P', 1), glass('2', 'Q', 1), glass('3', 'R', 1));
  const items = [
    { place: 0, day: 20_001 },
    { place: 1, day: 20_002 },
    { place: 2, day: 20_000 },
  ];
  expect(newestFirst(items, entries).map(({ place }) => place)).toEqual([1, 0, 2]);
});
