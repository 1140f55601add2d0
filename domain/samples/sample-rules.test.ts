import { expect, test } from 'vitest';
import type { SampleInput } from './sample-fields.ts';
import { sampleInput } from './sample-input.ts';
import { sampleProblems } from './sample-rules.ts';
import { quantityInput } from './sample-state-input.ts';
import { sampleForm } from './testing/sample-row.ts';

const form = sampleForm({
  receptionDate: '2026-11-20',
  expirationDate: '2027-11-20',
  initialQuantity: 500,
  reference: true,
  referenceScope: 'fusty',
});
const wrong = (change: Partial<SampleInput>) =>
  Object.entries(sampleProblems({ ...form, ...change }))
    .filter(([, problem]) => problem !== null)
    .map(([field, problem]) => [field, problem]);
const value = {
  attribute: 'fusty',
  predominant: true,
  median: 2.5,
  u: null,
  uMax: null,
  sd: null,
} as const;

test('REG-7 a whole form has no problem', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ reference: false, referenceScope: '' })).toEqual([]);
  expect(wrong({ expirationDate: '2026-11-20' })).toEqual([]);
});

test.each([
  [{ code: ' ' }, 'code', 'required'],
  [{ referenceScope: '' }, 'referenceScope', 'required'],
  [{ expirationDate: '2026-11-19' }, 'expirationDate', 'before-reception'],
  [{ expirationDate: '2026-02-30' }, 'expirationDate', 'day'],
  [{ receptionDate: '20/11/2026' }, 'receptionDate', 'day'],
  [{ certificationDate: 'soon' }, 'certificationDate', 'day'],
  [{ initialQuantity: -1 }, 'initialQuantity', 'out-of-range'],
  [{ initialQuantity: 1_000_001 }, 'initialQuantity', 'out-of-range'],
])('REG-7 REG-15 a sample with %j: %s is %s', (change, field, problem) => {
  expect(wrong(change)).toEqual([[field, problem]]);
});

test('REG-7 a reference value and each of its uncertainties is within the scale, 0 to 10 cm', () => {
  const problem = (change: object) => wrong({ referenceValues: [value, { ...value, ...change }] });
  for (const within of [0, 10])
    for (const figure of ['median', 'u', 'uMax', 'sd'])
      expect(problem({ [figure]: within })).toEqual([]);
  for (const beyond of [-0.1, 10.1])
    for (const figure of ['median', 'u', 'uMax', 'sd'])
      expect([figure, problem({ [figure]: beyond })]).toEqual([
        figure,
        [['referenceValues', 'out-of-range']],
      ]);
});

test('REG-7 REG-14 an assigned value is not used at a U above its Umax', () => {
  const problem = (u: number | null, uMax: number | null) =>
    wrong({ referenceValues: [value, { ...value, u, uMax }] });
  expect(problem(0.9, 0.4)).toEqual([['referenceValues', 'u-above-max']]);
  const sent = { ...form, referenceValues: [{ ...value, u: 0.9, uMax: 0.4 }] };
  expect(sampleInput.safeParse(sent).error?.issues.map(({ path }) => path)).toEqual([
    ['referenceValues'],
  ]);
  for (const [u, uMax] of [
    [0.4, 0.4],
    [null, 0.4],
    [0.9, null],
  ] as const)
    expect(problem(u, uMax)).toEqual([]);
  expect(
    wrong({
      referenceValues: [{ attribute: 'fusty', predominant: true, median: 1, u: 9, sd: null }],
    }),
  ).toEqual([]);
});

test.each([
  [500, true],
  [500.1, true],
  [500.15, false],
  [-0.1, false],
  [1_000_000.1, false],
])(
  'FRM-12 SAM-10 the border takes the quantities that a form takes: %j is one: %j',
  (quantity, isOne) => {
    expect(sampleInput.safeParse({ ...form, initialQuantity: quantity }).success).toBe(isOne);
    const reason = 'Measured again after the tasting';
    expect(quantityInput.safeParse({ seen: 500.15, quantity, reason }).success).toBe(isOne);
  },
);
