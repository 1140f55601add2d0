import {
  BREACHES_FOR_RETRAINING,
  breachesInARow,
  callsForRetraining,
} from '../quality/evolution.ts';
import type { QualityIndex } from '../quality/index-value.ts';
import type { Explanation } from './explanation.ts';
import { constant, decides, quantity, relation } from './formula.ts';
import { explanation, number, numbers, truth, words } from './quantities.ts';

/** Explains whether a moving index, oldest first, requires retraining (M-EVOLUTION). */
export function explainEvolution(moving: readonly QualityIndex[]): Explanation {
  const judged = moving.filter(({ verdict }) => verdict !== 'insufficient');
  return explanation('M-EVOLUTION', {
    formula: decides(
      relation(quantity('breaches'), '≥', constant(BREACHES_FOR_RETRAINING)),
      'retraining',
    ),
    inputs: [
      numbers(
        'values',
        judged.flatMap(({ value }) => value ?? []),
        'none',
      ),
      numbers(
        'limits',
        judged.flatMap(({ limit }) => limit ?? []),
        'none',
      ),
    ],
    steps: [
      words(
        'verdicts',
        judged.map(({ verdict }) => verdict),
      ),
      number('breaches', breachesInARow(moving), 'count'),
    ],
    result: truth('retraining', callsForRetraining(moving)),
  });
}
