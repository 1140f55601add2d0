import { FEWEST_EVALUATIONS } from '../../domain/words/fewest-evaluations.ts';
import { PAIR_MONTHS } from '../../domain/words/pair-months.ts';
import { strengthByRegulation } from './cut-points.ts';
import type { MethodProfile } from './method-profile.ts';

/**
 * Version 3 of the method, which compares what it states. Labelling terms follow from the printed
 * medians, no kind of fruitiness is stated that too few ticked. Analyses too small for a class
 * enter no index.
 */
export const METHOD_3: MethodProfile = {
  version: 'verdial-method-3',
  countsWholeSheetsOnly: true,
  asksForRipeTicks: true,
  strength: strengthByRegulation,
  cutPoint: { delicate: '≤', medium: '<' },
  label: {
    roundsMedians: true,
    namesFruityKind: true,
    classes: ['EVOO', 'VOO'],
    fewest: FEWEST_EVALUATIONS,
  },
  reference: { failsMissedDefect: true, failsOtherDefect: true, askedWithoutMaterials: false },
  fewestInIndex: FEWEST_EVALUATIONS,
  failsLateExclusion: true,
  pairs: { months: PAIR_MONTHS['verdial-method-3'], order: 'replicate-1' },
};
