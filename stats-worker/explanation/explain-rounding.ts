import { NO_DEFECT_WORD } from './explain-defect.ts';
import type { Explanation } from './explanation.ts';
import { formula, quantity, roundedToTenth } from './formula.ts';
import type { JudgedSample } from './judged-sample.ts';
import { explanation, number, word } from './quantities.ts';

/** Explains Md or Mf, the median rounded to 0.1 cm, half away from zero (M-CLASS). */
export function explainRoundedMedian(
  which: 'md' | 'mf',
  { exact, assessment }: JudgedSample,
): Explanation | null {
  const value = assessment[which];
  if (value === null) return null;
  const { predominant, attributes, n } = exact;
  const summary = which === 'mf' ? attributes.fruity : predominant?.summary;
  const attribute = which === 'mf' ? 'fruity' : (predominant?.key ?? NO_DEFECT_WORD);
  return explanation('M-CLASS', {
    formula: formula(which, roundedToTenth(quantity('median'))),
    inputs: [word('attribute', attribute), number('n', n, 'count')],
    steps: [number('median', (summary?.medianHalves ?? 0) / 20, 'cm')],
    result: number(which, value, 'cm'),
  });
}
