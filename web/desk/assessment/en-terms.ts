import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import { figuresOf } from '../../parts/figures/figures-of.ts';

/**
 * The terms of the normalised error En, in cm: the two compared medians and their expanded
 * uncertainties.
 */
export type EnTerms = {
  readonly medians: readonly [number, number];
  readonly uncertainties: readonly [number, number];
  readonly difference: number;
  readonly spread: number;
};

/**
 * Rounds half away from zero, to a tenth of a cm; the median is a whole number of half millimetres.
 */
const toTenth = (cm: number): number => Math.round(Math.round(cm * 20) / 2) / 10;

/**
 * Computes the terms of En, of fruity or of the defect (ASM-25, M-EN). Each half has its own
 * predominant defect, or 0 if it has none.
 */
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
