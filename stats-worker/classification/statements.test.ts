import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../../domain/testing/holds.ts';
import type { OilClass } from '../../domain/words/assessment.ts';
import { METHOD_1 } from '../method/version-1.ts';
import { METHOD_2 } from '../method/version-2.ts';
import { type Labelled, type PositiveMedians, statements } from './statements.ts';

/** An extra virgin oil that eight tasters call green. */
const GREEN: Labelled = { class: 'EVOO', n: 8, ticks: { scored: 8, green: 8, ripe: 0 } };

/** Medians in mm, halves and quarters included, as the quarters that are compared. */
const medians = (
  fruity: number | null,
  bitter: number | null,
  pungent: number | null,
): PositiveMedians => {
  const [f, b, p] = [fruity, bitter, pungent].map((mm) => (mm === null ? null : 4 * mm));
  return { fruity: f ?? null, bitter: b ?? null, pungent: p ?? null };
};

const STRENGTH = /^(robust|medium|delicate) /;

/** The terms that are not about the strength of one attribute. */
const beside = (
  fruity: number | null,
  bitter: number | null,
  pungent: number | null,
  by = METHOD_2,
) => statements(medians(fruity, bitter, pungent), GREEN, by).filter((term) => !STRENGTH.test(term));

const strengths = (mm: number, by = METHOD_2) =>
  statements(medians(mm, mm, mm), GREEN, by).filter((term) => STRENGTH.test(term));

test.each([
  [1, 'delicate', 'delicate'],
  [29, 'delicate', 'delicate'],
  [29.5, 'medium', 'delicate'],
  [30, 'medium', 'delicate'],
  [30.25, 'medium', 'medium'],
  [30.5, 'medium', 'medium'],
  [60, 'medium', 'medium'],
  [60.25, 'medium', 'robust'],
  [60.5, 'robust', 'robust'],
  [61, 'robust', 'robust'],
])(
  'M-LABEL a median of %s mm is %s by version 1 and %s by version 2, of each attribute',
  (mm, first, second) => {
    expect(strengths(mm, METHOD_1)).toEqual([
      `${first} fruity`,
      `${first} bitter`,
      `${first} pungent`,
    ]);
    expect(strengths(mm)).toEqual([
      `${second} green fruity`,
      `${second} bitter`,
      `${second} pungent`,
    ]);
  },
);

describe('M-LABEL whom the terms are offered to', () => {
  const of = (found: OilClass, n: number) =>
    statements(medians(40, 51, 20), { ...GREEN, class: found, n }, METHOD_2);

  test.each(['EVOO', 'VOO'] as const)('%s with eight evaluations', (found) => {
    const terms = ['medium green fruity', 'medium bitter', 'delicate pungent', 'well-balanced'];
    expect(of(found, 8)).toEqual([...terms, 'bitter>5']);
    expect(of(found, 7)).toEqual(['terms-need-8', 'bitter>5']);
  });

  test.each(['OVOO', 'LOO', 'LOO_EU', 'NOCLASIFICATED'] as const)(
    'no other: %s is told why, and still states what must be stated',
    (found) => expect(of(found, 8)).toEqual(['terms-not-for-class', 'bitter>5']),
  );

  test('by version 1 any oil, however few tasted it', () => {
    const lampante: Labelled = { ...GREEN, class: 'LOO_EU', n: 1 };
    expect(statements(medians(40, 20, 20), lampante, METHOD_1)).toContain('medium fruity');
  });

  test('the terms are offered, or the one reason why not; what must be stated is stated in any case', () => {
    const mm = fc.integer({ min: 0, max: 400 });
    const anyOil = fc.record({
      class: fc.constantFrom<OilClass[]>('EVOO', 'VOO', 'OVOO', 'LOO', 'LOO_EU', 'NOCLASIFICATED'),
      n: fc.integer({ min: 0, max: 14 }),
    });
    holds(
      fc.property(mm, mm, mm, anyOil, (fruity, bitter, pungent, oil) => {
        const found = statements({ fruity, bitter, pungent }, { ...GREEN, ...oil }, METHOD_2);
        const isOffered = oil.n >= 8 && (oil.class === 'EVOO' || oil.class === 'VOO');
        const reasons = found.filter((key) => key.startsWith('terms-'));
        expect(reasons).toHaveLength(isOffered ? 0 : 1);
        expect(found.some((key) => STRENGTH.test(key))).toBe(
          isOffered && fruity + bitter + pungent > 0,
        );
        expect(found.includes('bitter>5')).toBe(bitter > 200);
        expect(found.includes('pungent>5')).toBe(pungent > 200);
      }),
    );
  });
});

test.each([
  [8, 8, 0, 'green'],
  [8, 5, 3, 'green'],
  [8, 4, 4, 'plain'],
  [8, 3, 5, 'ripe'],
  [8, 0, 8, 'ripe'],
  [8, 4, 3, 'green'],
  [8, 3, 2, 'ripe'],
  [8, 0, 0, 'plain'],
])(
  'M-LABEL of %s who scored fruity %s ticked green and %s ripe: %s',
  (scored, green, ripe, kind) => {
    const of = { ...GREEN, ticks: { scored, green, ripe } };
    const name = { green: 'green fruity', ripe: 'ripe fruity', plain: 'fruity' }[kind];
    expect(statements(medians(40, null, null), of, METHOD_2)).toEqual([`medium ${name}`]);
  },
);

test('M-LABEL what was not perceived, or not answered, has no term', () => {
  for (const by of [METHOD_1, METHOD_2]) {
    expect(statements(medians(0, 0, 0), GREEN, by)).toEqual(['well-balanced', 'mild']);
    expect(statements(medians(null, null, null), GREEN, by)).toEqual([]);
  }
});

test.each([
  [30, 50, 50, ['well-balanced']],
  [30, 51, 30, ['bitter>5']],
  [30, 30, 51, ['pungent>5']],
  [29, 50, 30, []],
  [29, 30, 50, []],
  [29, 49, 49, ['well-balanced']],
  [10, 20, 20, ['well-balanced', 'mild']],
  [10, 21, 20, ['well-balanced']],
  [10, 20, 21, ['well-balanced']],
  [60, 51, 50, ['well-balanced', 'bitter>5']],
  [60, 50, 51, ['well-balanced', 'pungent>5']],
  [60, 51, 51, ['well-balanced', 'bitter>5', 'pungent>5']],
])(
  'M-LABEL fruity %s, bitter %s, pungent %s mm, by either version',
  (fruity, bitter, pungent, expected) => {
    expect(beside(fruity, bitter, pungent)).toEqual(expected);
    expect(beside(fruity, bitter, pungent, METHOD_1)).toEqual(expected);
  },
);

test('M-LABEL balance is of unrounded medians: 4.0 beside 1.95 is 2.05 above it, which version 1 rounded away', () => {
  expect(beside(19.5, 40, 40)).toEqual([]);
  expect(beside(19.5, 40, 40, METHOD_1)).toEqual(['well-balanced']);
});

test.each([
  [null, 10, 10],
  [10, null, 10],
  [10, 10, null],
])('M-LABEL balance and mildness need all three: fruity %s, bitter %s, pungent %s', (f, b, p) => {
  expect(beside(f, b, p)).toEqual([]);
});
