import type { Figures } from '../../domain/words/assessment.ts';
import { mean, standardDeviation } from './classical.ts';
import { confidenceInterval } from './confidence-interval.ts';
import type { MarkSummary } from './mark-summary.ts';
import { iqrQuarters, robustDeviation } from './robust-deviation.ts';
import { greatestUncertainty, uncertainty } from './uncertainty.ts';
import { variationCoefficient } from './variation-coefficient.ts';

/** Computes the figures of one attribute of one sample, in cm, from its exact summary (M-STAT). */
export function figures(of: MarkSummary): Figures {
  const any = of.n > 0;
  const interval = confidenceInterval(of);
  return {
    n: of.n,
    median: any ? of.medianHalves / 20 : null,
    p25: any ? of.p25Quarters / 40 : null,
    p75: any ? of.p75Quarters / 40 : null,
    iqr: any ? iqrQuarters(of) / 40 : null,
    sStar: robustDeviation(of),
    cvr: variationCoefficient(of),
    ciLow: interval?.low ?? null,
    ciHigh: interval?.high ?? null,
    u: uncertainty(of),
    uMax: greatestUncertainty(of),
    mean: mean(of),
    sd: standardDeviation(of),
  };
}
