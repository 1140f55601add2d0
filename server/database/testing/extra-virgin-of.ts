import { assessmentOf, figuresWith } from '../../../domain/testing/assessments.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import { eachAttribute } from '../../../domain/words/each-attribute.ts';

/**
 * Builds an assessment with class extra virgin. Its medians are equal after storage only if every
 * digit is stored.
 */
export const extraVirginOf = (change: Partial<Assessment> = {}): Assessment =>
  assessmentOf({
    n: 8,
    attributes: eachAttribute(() => figuresWith(0.1 + 0.2, 0.4, { n: 8, ciHigh: 4 })),
    predominantDefect: null,
    md: 0,
    mf: 4.2,
    class: 'EVOO',
    ...change,
  });
