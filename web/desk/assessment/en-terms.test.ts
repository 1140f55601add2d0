import { expect, test } from 'vitest';
import { assessmentOf, figuresWith } from '../../../domain/testing/assessments.ts';
import { enTerms } from './en-terms.ts';

const exact = { roundedMedian: false };
const { attributes } = assessmentOf();
const half = (median: number, u: number, key: 'winey' | 'fusty' = 'winey') =>
  assessmentOf({
    predominantDefect: key,
    attributes: { ...attributes, [key]: { ...figuresWith(median, 0), u } },
  });

test('ASM-25, M-EN the terms of En are the medians of each half’s own defect and their uncertainties', () => {
  const terms = enTerms('enDefect', [half(3.4, 0.3), half(3.1, 0.4, 'fusty')], exact);
  expect(terms.medians).toEqual([3.4, 3.1]);
  expect(terms.uncertainties).toEqual([0.3, 0.4]);
  expect(terms.difference).toBeCloseTo(0.3, 9);
  expect(terms.spread).toBeCloseTo(0.5, 9);
});

test('ASM-25, M-EN a half without a defect stands at 0 with no uncertainty, and fruity is its own', () => {
  const none = assessmentOf({ predominantDefect: null });
  const terms = enTerms('enDefect', [half(0.6, 0.2), none], exact);
  expect([terms.medians, terms.uncertainties]).toEqual([
    [0.6, 0],
    [0.2, 0],
  ]);
  expect(enTerms('enFruity', [none, none], exact).medians).toEqual([3.4, 3.4]);
});

test('ASM-25 the medians are rounded half away from zero where the panel compares rounded ones', () => {
  const rounded = enTerms('enDefect', [half(3.35, 0.1), half(3.3, 0.1)], { roundedMedian: true });
  expect(rounded.medians).toEqual([3.4, 3.3]);
});
