import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../../domain/testing/holds.ts';
import type { Replicate } from '../../domain/words/replicate.ts';
import { dateOf, monthsBefore } from '../marks/calendar-day.ts';
import { METHOD_1 } from '../method/version-1.ts';
import { METHOD_2 } from '../method/version-2.ts';
import { marksOfGlasses, type Tasted } from '../testing/marks-of-glasses.ts';
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

const entriesOf = (...glasses: readonly Tasted[]) => findEntries(marksOfGlasses(glasses), METHOD_1);

/** The pairs of one session, as either version finds them. */
const pairsOf = (...glasses: readonly Tasted[]) =>
  duplicatePairs(entriesOf(...glasses), marksOfGlasses(glasses), METHOD_1);

test('M-EN replicate 1 is the first of a pair and replicate 2 the second, however the file has them', () => {
  const glasses = [glass('1', 'X', 2), glass('1', 'Y', 1), glass('1', 'X', 1), glass('1', 'Y', 2)];
  const [x, y] = [
    { first: 2, second: 0 },
    { first: 1, second: 3 },
  ];
  expect(pairsOf(...glasses)).toEqual([x, y]);
  expect(duplicatePairs(entriesOf(...glasses), marksOfGlasses(glasses), METHOD_2)).toEqual([y, x]);
});

test('M-EN a pair is of one sample in one session, and of two replicates that somebody validly tasted', () => {
  const invalid = { invalid: ['A', 'B'] };
  expect(pairsOf(glass('1', 'X', 1), glass('2', 'X', 2))).toEqual([]);
  expect(pairsOf(glass('1', 'X', 1), glass('1', 'Y', 2))).toEqual([]);
  for (const [first, second] of [
    [invalid, {}],
    [{}, invalid],
    [invalid, invalid],
  ])
    expect(pairsOf(glass('1', 'X', 1, first), glass('1', 'X', 2, second))).toEqual([]);
  const one = { invalid: ['A'] };
  expect(pairsOf(glass('0', 'W', 1), glass('1', 'X', 1, one), glass('1', 'X', 2, one))).toEqual([
    { first: 1, second: 2 },
  ]);
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
    expect(newestFirst(items, entries, 'session-and-sample')).toEqual(newest);
});

test('M-QC a later day is newer, whatever the order of the file', () => {
  const entries = entriesOf(glass('1', 'P', 1), glass('2', 'Q', 1), glass('3', 'R', 1));
  const items = [
    { place: 0, day: 20_001 },
    { place: 1, day: 20_002 },
    { place: 2, day: 20_000 },
  ];
  expect(newestFirst(items, entries, 'session-and-sample').map(({ place }) => place)).toEqual([
    1, 0, 2,
  ]);
});

describe('M-PAIR pairs over two sessions', () => {
  /** The pairs by their sessions, replicate 1 first. */
  const sessionsOf = (glasses: readonly Tasted[], by = METHOD_2) => {
    const columns = marksOfGlasses(glasses);
    const entries = findEntries(columns, by);
    const named = (entry: number) => columns.sessions[entries.session[entry] ?? -1] ?? '';
    return duplicatePairs(entries, columns, by).map(
      ({ first, second }) => `${named(first)}-${named(second)}`,
    );
  };
  const on = (date: string, replicate: Replicate, change: Partial<Tasted> = {}) =>
    glass(change.session ?? date, 'S', replicate, { date, ...change });

  test('a lone replicate 2 of a later session is paired with replicate 1; not by version 1', () => {
    const two = [on('2026-03-03', 1), on('2026-03-10', 2)];
    expect(sessionsOf(two)).toEqual(['2026-03-03-2026-03-10']);
    expect(sessionsOf(two.toReversed())).toEqual(['2026-03-03-2026-03-10']);
    expect(sessionsOf(two, METHOD_1)).toEqual([]);
    expect(sessionsOf([on('2026-03-03', 2), on('2026-03-10', 1)])).toEqual([]);
    expect(sessionsOf([on('2026-03-03', 1), glass('x', 'T', 2, { date: '2026-03-10' })])).toEqual(
      [],
    );
  });

  test('replicates 1 are served in the order of their dates, each with the earliest lone replicate 2', () => {
    const glasses = [
      on('2026-03-17', 2, { session: 'd' }),
      on('2026-03-10', 1, { session: 'b' }),
      on('2026-03-10', 2, { session: 'c' }),
      on('2026-03-03', 1, { session: 'a' }),
    ];
    expect(sessionsOf(glasses)).toEqual(['b-d', 'a-c']);
    expect(sessionsOf(glasses.slice(0, 3))).toEqual(['b-c']);
  });

  test('the same day is later in another session, whichever comes first in the file', () => {
    expect(sessionsOf([on(DAY, 2, { session: 'x' }), on(DAY, 1, { session: 'y' })])).toEqual([
      'y-x',
    ]);
  });

  test.each([
    ['2026-01-10', '2026-07-10', 1],
    ['2026-01-10', '2026-07-11', 0],
    ['2026-02-28', '2026-08-31', 1],
    ['', '2026-07-10', 0],
    ['2026-01-10', '', 0],
  ])('replicate 1 on "%s" and replicate 2 on "%s": %s pairs', (one, two, count) => {
    const glasses = [on(one, 1, { session: 'a' }), on(two, 2, { session: 'b' })];
    expect(sessionsOf(glasses)).toHaveLength(count);
  });

  test('a replicate is lone when its session has no evaluation that counts of the other', () => {
    const whole = [on('2026-03-03', 1, { session: 'a' }), on('2026-03-03', 2, { session: 'a' })];
    const later = on('2026-03-10', 2, { session: 'b' });
    expect(sessionsOf([...whole, later])).toEqual(['a-a']);
    const [first, second] = whole;
    if (first === undefined || second === undefined) throw new Error('two glasses');
    expect(sessionsOf([first, { ...second, invalid: ['A', 'B'] }, later])).toEqual(['a-b']);
    const blank = { A: { fruity: null }, B: { fruity: null } };
    expect(sessionsOf([first, { ...second, marks: blank }, later])).toEqual(['a-b']);
    expect(sessionsOf([{ ...first, invalid: ['A', 'B'] }, second, later])).toEqual([]);
  });

  test('no replicate is in two pairs, a later half is never the earlier, and none is left that could be paired', () => {
    const day = fc.integer({ min: 0, max: 400 }).map((days) => dateOf(20_000 + days));
    const tasting = fc.tuple(day, fc.constantFrom<Replicate[]>(1, 2), fc.constantFrom('S', 'T'));
    holds(
      fc.property(fc.array(tasting, { maxLength: 12 }), (drawn) => {
        const columns = marksOfGlasses(
          drawn.map(([date, replicate, sample], session) =>
            glass(`${session}`, sample, replicate, { date }),
          ),
        );
        const entries = findEntries(columns, METHOD_2);
        const dayOf = (entry: number) => columns.sessionDay[entries.session[entry] ?? 0] ?? 0;
        const pairs = duplicatePairs(entries, columns, METHOD_2);
        const used = pairs.flatMap(({ first, second }) => [first, second]);
        expect(new Set(used).size).toBe(used.length);
        const fits = (first: number, second: number) =>
          entries.sample[first] === entries.sample[second] &&
          dayOf(second) >= dayOf(first) &&
          monthsBefore(dayOf(second), 6) <= dayOf(first);
        for (const { first, second } of pairs) {
          expect([entries.replicate[first], entries.replicate[second]]).toEqual([1, 2]);
          expect(fits(first, second)).toBe(true);
        }
        const left = drawn.map((_, entry) => entry).filter((entry) => !used.includes(entry));
        const [ones, twos] = [1, 2].map((replicate) =>
          left.filter((entry) => entries.replicate[entry] === replicate),
        );
        for (const one of ones ?? [])
          expect((twos ?? []).filter((two) => fits(one, two))).toEqual([]);
      }),
    );
  });
});

test('PLN-43, M-PAIR the lone replicate of a counter-assessment is no half of a pair over two sessions; its two replicates are one', () => {
  const pairs = (...glasses: readonly Tasted[]) =>
    duplicatePairs(entriesOf(...glasses), marksOfGlasses(glasses), METHOD_2);
  const counter = { counter: true };
  const [first, second] = [glass('1', 'X', 1), glass('3', 'X', 2)];
  expect(pairs(first, glass('2', 'X', 2, counter))).toEqual([]);
  expect(pairs(glass('1', 'X', 1, counter), second)).toEqual([]);
  expect(pairs(first, glass('2', 'X', 2, counter), second)).toEqual([{ first: 0, second: 2 }]);
  expect(pairs(glass('2', 'X', 1, counter), glass('2', 'X', 2, counter))).toEqual([
    { first: 0, second: 1 },
  ]);
});
