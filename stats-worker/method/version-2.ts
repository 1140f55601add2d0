import { FEWEST_EVALUATIONS } from '../../domain/words/fewest-evaluations.ts';
import { PAIR_MONTHS } from '../../domain/words/pair-months.ts';
import { strengthByRegulation } from './cut-points.ts';
import type { MethodProfile } from './method-profile.ts';

/**
 * Version 2 of the method, by the regulations in force. Delicate up to and including 3.0, labelling
 * terms for an extra virgin or virgin oil with eight evaluations, complete evaluations only. A
 * missed reference fails; there are pairs over two sessions.
 */
export const METHOD_2: MethodProfile = {
  version: 'verdial-method-2',
  countsWholeSheetsOnly: true,
  asksForRipeTicks: false,
  strength: strengthByRegulation,
  cutPoint: { delicate: '≤', medium: '<' },
  label: {
    roundsMedians: false,
    namesFruityKind: true,
    classes: ['EVOO', 'VOO'],
    fewest: FEWEST_EVALUATIONS,
  },
  reference: { failsMissedDefect: true, failsOtherDefect: true, askedWithoutMaterials: false },
  fewestInIndex: 0,
  failsLateExclusion: false,
  pairs: { months: PAIR_MONTHS['verdial-method-2'], order: 'replicate-1' },
};
