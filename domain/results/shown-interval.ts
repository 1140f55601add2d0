import type { Figures } from '../words/assessment.ts';

/** The greatest intensity, in cm (M-SCALE). */
const TOP = 10;

/**
 * The 95 % interval of a median for display, cut off at the ends of the scale, in cm; null where
 * there is none (M-CI). Intervals that are stored, compared or exported are never cut. Example: 9.4
 * ± 1.1 is shown as 8.3 to 10.
 */
export const shownInterval = ({
  ciLow,
  ciHigh,
}: Pick<Figures, 'ciLow' | 'ciHigh'>): readonly [low: number, high: number] | null =>
  ciLow === null || ciHigh === null ? null : [Math.max(0, ciLow), Math.min(TOP, ciHigh)];
