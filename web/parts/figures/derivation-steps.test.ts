import { expect, test } from 'vitest';
import { assessmentOf, figuresWith } from '../../../domain/testing/assessments.ts';
import { dialZones } from '../../desk/assessment/dial-zones.ts';
import { otherScheme } from '../../desk/assessment/other-scheme.ts';
import { classStep, derivationSteps, pairDerivationSteps } from './derivation-steps.ts';
import { reliabilityReasons } from './reliability.ts';

const live = assessmentOf();

test('M-CLASS the zones of the dial meet at the limits of the scheme', () => {
  const virgin = [
    { oil: 'EVOO', from: 0, to: 0 },
    { oil: 'VOO', from: 0, to: 3.5 },
  ];
  expect(dialZones('EU')).toEqual([...virgin, { oil: 'LOO_EU', from: 3.5, to: 10 }]);
  expect(dialZones('IOC')).toEqual([...virgin, { oil: 'LOO', from: 3.5, to: 10 }]);
  expect(dialZones('IOC-ordinary')).toEqual([
    ...virgin,
    { oil: 'OVOO', from: 3.5, to: 6 },
    { oil: 'LOO', from: 6, to: 10 },
  ]);
});

test.each([
  ['EU', { oil: 'EVOO', md: 0, mf: 3 }, null],
  ['EU', { oil: 'LOO_EU', md: 3.6, mf: 3 }, null],
  ['IOC', { oil: 'LOO', md: 3.6, mf: 3 }, null],
  ['IOC-ordinary', { oil: 'EVOO', md: 0, mf: 3 }, 'EVOO'],
  ['IOC-ordinary', { oil: 'VOO', md: 2, mf: 3 }, 'VOO'],
  ['IOC-ordinary', { oil: 'OVOO', md: 3.6, mf: 3 }, 'LOO_EU'],
  ['IOC-ordinary', { oil: 'LOO', md: 7, mf: 3 }, 'LOO_EU'],
  ['IOC-ordinary', { oil: 'NOCLASIFICATED', md: 3, mf: 3 }, null],
  ['IOC-ordinary', { oil: 'LOO', md: null, mf: 3 }, null],
  ['IOC-ordinary', { oil: 'LOO', md: 7, mf: null }, null],
] as const)(
  'M-CLASS what is judged by %s %j is %s in the EU, where that may differ',
  (scheme, of, other) => {
    expect(otherScheme(scheme, of)).toBe(other);
  },
);

test.each([
  ['EVOO', 0, 3, 'EU', 'no-defect', 0],
  ['VOO', 0.1, 3, 'EU', 'virgin', 3.5],
  ['VOO', 3.5, 3, 'EU', 'virgin', 3.5],
  ['LOO_EU', 3.6, 3, 'EU', 'beyond', 3.5],
  ['LOO_EU', 0, 0, 'EU', 'no-fruity', 3.5],
  ['LOO_EU', 3.5, 0, 'EU', 'no-fruity', 3.5],
  ['LOO_EU', 3.6, 0, 'EU', 'beyond', 3.5],
  ['OVOO', 3.6, 3, 'IOC-ordinary', 'ordinary', 6],
  ['OVOO', 6, 3, 'IOC-ordinary', 'ordinary', 6],
  ['LOO', 6.1, 3, 'IOC-ordinary', 'beyond', 6],
  ['LOO', 3.6, 3, 'IOC', 'beyond', 3.5],
  ['LOO', 2, 0, 'IOC', 'no-fruity', 3.5],
] as const)(
  'M-CLASS %s of Md %d and Mf %d by %s is %s the limit %d',
  (oil, md, mf, scheme, because, limit) => {
    expect(classStep(oil, md, mf, scheme)).toEqual({ kind: 'class', oil, md, mf, because, limit });
  },
);

test('M-CLASS the way to a class tells the predominant defect, both rounded medians and the limit', () => {
  const halves = assessmentOf({
    attributes: {
      ...live.attributes,
      winey: figuresWith(2.15, 0.1),
      fruity: figuresWith(3.45, 0.1),
    },
    md: 2.2,
    mf: 3.5,
  });
  expect(derivationSteps(halves, 'IOC')).toEqual([
    { kind: 'predominant', defect: 'winey' },
    { kind: 'rounded', of: 'md', median: 2.15, rounded: 2.2 },
    { kind: 'rounded', of: 'mf', median: 3.45, rounded: 3.5 },
    { kind: 'class', oil: 'VOO', md: 2.2, mf: 3.5, because: 'virgin', limit: 3.5 },
  ]);
});

test('M-CLASS an oil without a defect, and a defect that is a descriptor, have their own way', () => {
  const clean = assessmentOf({ predominantDefect: null, md: 0, class: 'EVOO' });
  expect(derivationSteps(clean, 'EU').map((step) => ('of' in step ? step.of : step.kind))).toEqual([
    'no-defect',
    'mf',
    'class',
  ]);
  const hay = {
    others: { hay: figuresWith(1.3, 0.1) },
    predominantDefect: 'hay',
    md: 1.3,
  } as const;
  expect(derivationSteps(assessmentOf(hay), 'EU').slice(0, 2)).toEqual([
    { kind: 'predominant', defect: 'hay' },
    { kind: 'rounded', of: 'md', median: 1.3, rounded: 1.3 },
  ]);
  expect(
    derivationSteps(assessmentOf({ ...hay, others: {} }), 'EU').map(({ kind }) => kind),
  ).toEqual(['predominant', 'rounded', 'class']);
});

test('M-CLASS where no class is stated the way ends at the number of sheets', () => {
  const few = { kind: 'too-few', n: 9 };
  expect(derivationSteps(assessmentOf({ class: 'NOCLASIFICATED' }), 'EU').at(-1)).toEqual(few);
  expect(derivationSteps(assessmentOf({ md: null }), 'EU').slice(1)).toEqual([
    { kind: 'rounded', of: 'mf', median: 3.4, rounded: 3.4 },
    few,
  ]);
  expect(derivationSteps(assessmentOf({ mf: null }), 'EU').slice(1)).toEqual([
    { kind: 'rounded', of: 'md', median: 2.1, rounded: 2.1 },
    few,
  ]);
});

test('M-RELIABLE a CVr of 20 % is within, and a median of 1 is not near zero', () => {
  const reasons = (median: number, cvr: number) =>
    reliabilityReasons(
      assessmentOf({
        attributes: {
          ...live.attributes,
          winey: { ...figuresWith(median, 0.3), cvr },
        },
        md: median,
      }),
    );
  expect(reasons(2, 20)).toEqual([]);
  expect(reasons(2, 20.01)).toEqual([
    { attribute: 'winey', cvr: 20.01, median: 2, sStar: 0.3, nearZero: false },
  ]);
  expect(reasons(1, 25)).toMatchObject([{ nearZero: false }]);
  expect(reasons(0.95, 25)).toMatchObject([{ nearZero: true }]);
});

test('M-RELIABLE the predominant defect is asked when Md is above zero, and fruity when Mf is', () => {
  const wide = { ...figuresWith(2, 0.6), cvr: 30 };
  const all = assessmentOf({ attributes: { ...live.attributes, winey: wide, fruity: wide } });
  const asked = (change: Parameters<typeof assessmentOf>[0]) =>
    reliabilityReasons({ ...all, ...change }).map(({ attribute }) => attribute);
  expect(asked({})).toEqual(['winey', 'fruity']);
  expect(asked({ mf: 0 })).toEqual(['winey']);
  expect(asked({ mf: null })).toEqual(['winey']);
  expect(asked({ md: 0 })).toEqual(['fruity']);
  expect(asked({ md: null })).toEqual(['fruity']);
  expect(asked({ predominantDefect: null })).toEqual(['fruity']);
  const undefinedFigure = { ...all.attributes, winey: { ...wide, cvr: null } };
  expect(asked({ attributes: undefinedFigure })).toEqual(['fruity']);
  expect(asked({ attributes: { ...all.attributes, winey: { ...wide, sStar: null } } })).toEqual([
    'fruity',
  ]);
});

test('ASM-26 the way to the class of a pair tells both medians, their mean and what it is rounded to', () => {
  const of = (winey: number, fruity: number) =>
    assessmentOf({
      attributes: {
        ...live.attributes,
        winey: figuresWith(winey, 0.1),
        fruity: figuresWith(fruity, 0.1),
      },
    });
  const judged = { md: 2.1, mf: 3.5, class: 'VOO' } as const;
  expect(pairDerivationSteps([of(2.15, 3.4), of(2.1, 3.5)], judged, 'EU')).toEqual([
    { kind: 'predominant', defect: 'winey' },
    { kind: 'mean', of: 'md', medians: [2.15, 2.1], mean: 2.125, rounded: 2.1 },
    { kind: 'mean', of: 'mf', medians: [3.4, 3.5], mean: 3.45, rounded: 3.5 },
    { kind: 'class', oil: 'VOO', because: 'virgin', md: 2.1, mf: 3.5, limit: 3.5 },
  ]);
});

test('ASM-26 a pair tells the defect of either half where they differ, none where there is none, and when it has too few sheets', () => {
  const clean = assessmentOf({ predominantDefect: null, md: 0 });
  const kinds = (
    halves: Parameters<typeof pairDerivationSteps>[0],
    judged: Parameters<typeof pairDerivationSteps>[1],
  ) => pairDerivationSteps(halves, judged, 'EU').map((step) => step.kind);
  expect(pairDerivationSteps([clean, live], { md: 1.1, mf: 3.4, class: 'VOO' }, 'EU')[0]).toEqual({
    kind: 'predominants',
    defects: [null, 'winey'],
  });
  const extra = { md: 0, mf: 3.4, class: 'EVOO' } as const;
  expect(kinds([clean, clean], extra)).toEqual(['no-defect', 'mean', 'class']);
  const few = { md: 2.1, mf: 3.4, class: 'NOCLASIFICATED' } as const;
  expect(pairDerivationSteps([live, assessmentOf({ n: 7 })], few, 'EU').at(-1)).toEqual({
    kind: 'too-few',
    n: 7,
  });
});
