import type { Figures } from '../words/assessment.ts';

/** M-SCALE: the greatest intensity, in cm. */
const TOP = 10;

/**
 * M-CI: the 95 % interval of a median as it is shown, cut off at the ends of the scale, in cm; null where there is none.
 * Figures that are stored, compared or saved are never cut.
 * Example: 9.4 ± 1.1 is shown as 8.3 to 10.
 */
export const shownInterval = ({
  ciLow,
  ciHigh,
}: Pick<Figures, 'ciLow' | 'ciHigh'>): readonly [low: number, high: number] | null =>
  ciLow === null || ciHigh === null ? null : [Math.max(0, ciLow), Math.min(TOP, ciHigh)];
