import { PAIR_MONTHS } from '../../domain/words/pair-months.ts';
import { DELICATE_END, ROBUST_ABOVE } from './cut-points.ts';
import type { MethodProfile } from './method-profile.ts';

/**
 * Version 1 of the method, the first reading. Delicate below 3.0, labelling terms for every oil, an
 * evaluation counted line by line, pairs in one session. Results that were stored under it are
 * always recomputed by it.
 */
export const METHOD_1: MethodProfile = {
  version: 'verdial-method-1',
  countsWholeSheetsOnly: false,
  asksForRipeTicks: false,
  strength(quarters) {
    if (quarters > 4 * ROBUST_ABOVE) return 'robust';
    return quarters < 4 * DELICATE_END ? 'delicate' : 'medium';
  },
  cutPoint: { delicate: '<', medium: '≤' },
  label: { roundsMedians: true, namesFruityKind: false, classes: null, fewest: 0 },
  reference: { failsMissedDefect: false, failsOtherDefect: false, askedWithoutMaterials: true },
  fewestInIndex: 0,
  failsLateExclusion: false,
  pairs: { months: PAIR_MONTHS['verdial-method-1'], order: 'session-and-sample' },
};
