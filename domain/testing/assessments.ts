import type { Assessment, Figures } from '../words/assessment.ts';
import { eachAttribute } from '../words/each-attribute.ts';

/** Test data: the figures of nine scores with this median and s*, in cm. */
export function figuresWith(median: number, sStar: number, change: Partial<Figures> = {}): Figures {
  const u = 1.96 * sStar;
  return {
    n: 9,
    median,
    p25: median - 0.2,
    p75: median + 0.2,
    iqr: 0.4,
    sStar,
    cvr: median === 0 ? null : (100 * sStar) / median,
    ciLow: median - u,
    ciHigh: median + u,
    u,
    uMax: 0.392 * median,
    mean: median,
    sd: sStar,
    ...change,
  };
}

/** Test data: the assessment of a virgin oil, winey 2.1, fruity 3.4, all else zero, reliable. */
export const assessmentOf = (change: Partial<Assessment> = {}): Assessment => ({
  n: 9,
  attributes: {
    ...eachAttribute(() => figuresWith(0, 0)),
    winey: figuresWith(2.1, 0.12),
    fruity: figuresWith(3.4, 0.15),
  },
  others: {},
  predominantDefect: 'winey',
  md: 2.1,
  mf: 3.4,
  class: 'VOO',
  reliable: true,
  fruityClass: 'GREEN_MEDIUM',
  statements: [],
  ...change,
});
