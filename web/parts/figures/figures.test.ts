import { expect, test } from 'vitest';
import { assessmentOf, figuresWith } from '../../../domain/testing/assessments.ts';
import { differingFields } from '../../desk/assessment/compare-result.ts';
import { classStep, derivationSteps } from './derivation-steps.ts';
import { filledFormula } from './filled-formula.ts';
import { reliabilityReasons } from './reliability.ts';
import { resultRowFixture } from './result-row.fixture.ts';

const live = assessmentOf();
const row = resultRowFixture();

test('RES-1 a stored result equals the live one, or the fields that differ are named', () => {
  expect(differingFields(row, live)).toEqual([]);
  const other = {
    ...row,
    md: 2.2,
    figures: { attributes: { ...live.attributes, fruity: figuresWith(3.5, 0.15) } },
  };
  const fields = differingFields(other, live);
  expect(fields).toContain('md');
  expect(fields).toContain('fruity.median');
  expect(fields).not.toContain('winey.median');
});

test('M-RELIABLE a CVr beyond 20 % is a reason, with a word on a near-zero median', () => {
  expect(reliabilityReasons(live)).toEqual([]);
  const near = assessmentOf({
    attributes: { ...live.attributes, winey: figuresWith(0.8, 0.19) },
    md: 0.8,
  });
  expect(reliabilityReasons(near)).toMatchObject([
    { attribute: 'winey', median: 0.8, nearZero: true },
  ]);
  expect(reliabilityReasons({ ...near, md: 0, predominantDefect: null })).toEqual([]);
});

test('M-CLASS the way to the class is told in the order of the method', () => {
  expect(derivationSteps(live, 'EU').map((step) => step.kind)).toEqual([
    'predominant',
    'rounded',
    'rounded',
    'class',
  ]);
  expect(derivationSteps({ ...live, n: 6, class: 'NOCLASIFICATED' }, 'EU').at(-1)).toEqual({
    kind: 'too-few',
    n: 6,
  });
  expect(classStep('LOO_EU', 3.6, 3, 'EU')).toMatchObject({ because: 'beyond', limit: 3.5 });
  expect(classStep('OVOO', 3.6, 3, 'IOC-ordinary')).toMatchObject({
    because: 'ordinary',
    limit: 6,
  });
  expect(classStep('LOO_EU', 1, 0, 'EU')).toMatchObject({ because: 'no-fruity' });
  expect(classStep('EVOO', 0, 3, 'EU')).toMatchObject({ because: 'no-defect' });
});

test('FIG-1 a formula is written with the figures put in, a constant with the decimals the method gives it', () => {
  const number = (name: 'iqr' | 'n' | 'sStar', value: number, unit: 'cm' | 'count') =>
    ({ kind: 'number', name, symbol: name, value, unit }) as const;
  const written = filledFormula(
    '<mn>{sStar}</mn> = {1.25} {iqr} / {n}',
    {
      inputs: [number('n', 9, 'count')],
      steps: [number('iqr', 0.4, 'cm')],
      result: number('sStar', 0.123, 'cm'),
      places: { n: 0, iqr: 2, sStar: 4 },
    },
    {
      number: (value, decimals) => value.toFixed(decimals),
      semicolon: '; ',
      word: (code) => `<${code}>`,
    },
  );
  expect(written).toBe('<mn>0.1230</mn> = 1.25 0.40 / 9');
});
