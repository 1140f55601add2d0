import { FEWEST_EVALUATIONS } from '../../domain/words/fewest-evaluations.ts';
import { PAIR_MONTHS } from '../../domain/words/pair-months.ts';
import { strengthByRegulation } from './cut-points.ts';
import type { MethodProfile } from './method-profile.ts';

/**
 * The method that states what it compares: labelling terms from the medians as they are printed, no kind of fruitiness that
 * too few ticked, and no index from analyses that are too small to state a class.
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
