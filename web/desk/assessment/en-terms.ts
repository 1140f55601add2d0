import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import { figuresOf } from '../../parts/figures/figures-of.ts';

/** What En is reached from, in cm: the two medians as they are compared, and their expanded uncertainties. */
export type EnTerms = {
  readonly medians: readonly [number, number];
  readonly uncertainties: readonly [number, number];
  readonly difference: number;
  readonly spread: number;
};

/** Half away from zero, on a median that is a whole number of half millimetres. */
const toTenth = (cm: number): number => Math.round(Math.round(cm * 20) / 2) / 10;

/** ASM-25, M-EN: the terms of En of the defect, each half's own (0 where it has none), or of fruity. */
export function enTerms(
  of: 'enDefect' | 'enFruity',
  halves: readonly [Assessment, Assessment],
  { roundedMedian }: Pick<PanelSettings, 'roundedMedian'>,
): EnTerms {
  const sideOf = (half: Assessment): readonly [number, number] => {
    const key = of === 'enFruity' ? 'fruity' : half.predominantDefect;
    const figures = key === null ? null : figuresOf(half, key);
    const median = figures?.median ?? 0;
    return [roundedMedian ? toTenth(median) : median, figures?.u ?? 0];
  };
  const [[one, u1], [two, u2]] = [sideOf(halves[0]), sideOf(halves[1])];
  return {
    medians: [one, two],
    uncertainties: [u1, u2],
    difference: Math.abs(one - two),
    spread: Math.hypot(u1, u2),
  };
}
