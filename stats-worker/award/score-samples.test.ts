import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Points } from '../../domain/documents/evaluation.document.ts';
import { AWARD_100 } from '../../domain/sheets/definition/award-100.ts';
import { itemsOf } from '../../domain/sheets/definition/points.ts';
import { awardPoints } from '../../domain/testing/award-points.ts';
import { holds } from '../../domain/testing/holds.ts';
import { AWARD_SCORES } from '../../domain/words/medal.ts';
import { type PointsGlass, scoreSamples } from './score-samples.ts';

const settings = { awardScore: 'median', awardGold: 85, awardSilver: 75, awardBronze: 65 } as const;

/** A sheet whose block A has so many points, and whose others are at their maximum. */
const withA = (of: number): Points => {
  const others = { 'smell-fruity': 0, 'smell-fruits': 0, 'smell-greens': 0, 'smell-harmony': 0 };
  const fruity = Math.min(15, of);
  const fruits = Math.min(10, of - fruity);
  const greens = Math.min(5, of - fruity - fruits);
  return {
    ...awardPoints(),
    ...others,
    'smell-fruity': fruity,
    'smell-fruits': fruits,
    'smell-greens': greens,
    'smell-harmony': of - fruity - fruits - greens,
  };
};

const glass = (...sums: readonly number[]): PointsGlass => ({
  replicate: 1,
  sheets: sums.map(withA),
});

test('SHT-6, SHT-32 M-SHEET partial scores, total, spread and the points of every taster, worked out by hand', () => {
  const [scores] = scoreSamples([glass(24, 27, 36 - 6)], AWARD_100, settings);
  expect(scores?.parts.map(({ key, score }) => [key, score])).toEqual([
    ['A', 27],
    ['B', 45],
    ['C', 20],
  ]);
  expect(scores?.total).toEqual({
    key: 'total',
    maximum: 100,
    score: 92,
    mean: 92,
    median: 92,
    sd: 3,
    lowest: 89,
    highest: 95,
    points: [89, 92, 95],
  });
  expect(scores).toMatchObject({ n: 3, rank: 1, ranked: 1, isTied: false, medal: 'gold' });
});

test.each([
  ['median', 11],
  ['mean', 15],
  ['trimmedMean', 11],
] as const)('SHT-6 put together by %s', (awardScore, A) => {
  const [scores] = scoreSamples([glass(10, 3, 35, 12)], AWARD_100, { ...settings, awardScore });
  expect(scores?.parts[0]?.score).toBe(A);
});

test('SHT-6, SHT-33 equal totals share a place, the next is so much lower, replicates stand apart, no sheet has no place', () => {
  const glasses = [glass(10), glass(30), glass(30), { ...glass(35), replicate: 2 as const }];
  const scores = scoreSamples([...glasses, glass()], AWARD_100, settings);
  expect(scores.map((one) => one && [one.rank, one.ranked, one.isTied])).toEqual([
    [3, 3, false],
    [1, 3, true],
    [1, 3, true],
    [1, 1, false],
    null,
  ]);
});

test('SHT-6, SHT-34 a total at the limit has reached the medal, one below has not', () => {
  const medal = (A: number, limits: Partial<typeof settings> | object = {}) =>
    scoreSamples([glass(A)], AWARD_100, { ...settings, ...limits })[0]?.medal;
  expect([20, 19, 10, 9, 0].map((A) => medal(A))).toEqual([
    'gold',
    'silver',
    'silver',
    'bronze',
    'bronze',
  ]);
  expect(medal(0, { awardBronze: 66 })).toBeNull();
});

const anyPoints = fc.record(
  Object.fromEntries(
    itemsOf(AWARD_100).map(({ key, maximum }) => [key, fc.integer({ min: 0, max: maximum })]),
  ),
);

test('SHT-6 the order of the tasters and of the samples changes nothing, and no score leaves its bounds', () => {
  holds(
    fc.property(
      fc.array(fc.array(anyPoints, { minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...AWARD_SCORES),
      (panels, awardScore) => {
        const how = { ...settings, awardScore };
        const glasses = panels.map((sheets) => ({ replicate: 1 as const, sheets }));
        const scores = scoreSamples(glasses, AWARD_100, how);
        const turned = scoreSamples(
          glasses.map((one) => ({ ...one, sheets: one.sheets.toReversed() })).toReversed(),
          AWARD_100,
          how,
        ).toReversed();
        for (const [at, one] of scores.entries()) {
          const other = turned[at];
          expect(other?.total.score).toBe(one?.total.score);
          expect(other?.rank).toBe(one?.rank);
          expect(other?.total.sd).toBe(one?.total.sd);
          for (const part of one === null ? [] : [...one.parts, one.total]) {
            expect(part.score).toBeGreaterThanOrEqual(0);
            expect(part.score).toBeLessThanOrEqual(part.maximum);
          }
        }
        const ranks = scores.map((one) => one?.rank ?? 0).toSorted((a, b) => a - b);
        expect(ranks[0]).toBe(1);
        for (const [at, rank] of ranks.entries()) expect(rank).toBeLessThanOrEqual(at + 1);
        // Whoever has more is never placed behind.
        for (const one of scores)
          for (const other of scores)
            if ((one?.total.score ?? 0) > (other?.total.score ?? 0))
              expect(one?.rank).toBeLessThan(other?.rank ?? 0);
      },
    ),
    { numRuns: 30 },
  );
});
