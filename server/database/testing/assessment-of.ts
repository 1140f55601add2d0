import type { Assessment, Figures } from '../../../domain/words/assessment.ts';

const figures: Figures = {
  n: 8,
  /** A figure that is the same only where every digit is kept. */
  median: 0.1 + 0.2,
  p25: 2,
  p75: 3,
  iqr: 1,
  sStar: 0.4,
  cvr: null,
  ciLow: 1,
  ciHigh: 4,
  u: 0.2,
  uMax: 0.5,
  mean: 2,
  sd: 0.3,
};

/** An assessment of a sample as extra virgin, or with what is changed of it. */
export const assessmentOf = (change: Partial<Assessment> = {}): Assessment => ({
  n: 8,
  attributes: {
    fusty: figures,
    musty: figures,
    winey: figures,
    frostbitten: figures,
    rancid: figures,
    other: figures,
    fruity: figures,
    bitter: figures,
    pungent: figures,
  },
  others: {},
  predominantDefect: null,
  md: 0,
  mf: 4.2,
  class: 'EVOO',
  reliable: true,
  fruityClass: 'GREEN_MEDIUM',
  statements: [],
  ...change,
});
