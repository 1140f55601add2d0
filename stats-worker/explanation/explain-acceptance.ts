import {
  failedCriteria,
  type JudgedDuplicate,
  type JudgedResult,
} from '../../domain/sessions/acceptance-criteria.ts';
import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { FailedCriterion } from '../../domain/words/failed-criterion.ts';
import { FEWEST_EVALUATIONS } from '../../domain/words/fewest-evaluations.ts';
import { MOST_EVALUATIONS } from '../classification/oil-class.ts';
import type { Explanation } from './explanation.ts';
import { constant, decides, quantity, relation } from './formula.ts';
import { explanation, number, truth, words } from './quantities.ts';

/** The facts for the acceptance of a session. */
export type AcceptanceQuestion = {
  readonly results: readonly JudgedResult[];
  readonly duplicates: readonly JudgedDuplicate[];
  /** Codes of the reference materials whose check failed. */
  readonly references: readonly string[];
};

/**
 * Explains whether a session's results may be validated without a reason (M-ACCEPT). Each failed
 * criterion is listed as `code sample` or `code sample replicate`.
 */
export function explainAcceptance(
  { results, duplicates, references }: AcceptanceQuestion,
  settings: PanelSettings,
): Explanation {
  const failed = failedCriteria(results, duplicates, references, settings);
  return explanation('M-ACCEPT', {
    formula: decides(relation(quantity('criteria'), '=', constant(0)), 'isAccepted'),
    inputs: [
      number('fewest', FEWEST_EVALUATIONS, 'count'),
      number('most', MOST_EVALUATIONS, 'count'),
      truth('categoryAsked', settings.categoryMatch),
      truth('defectAsked', settings.defectMatch),
    ],
    steps: [words('failed', failed.map(named)), number('criteria', failed.length, 'count')],
    result: truth('isAccepted', failed.length === 0),
  });
}

const named = ({ code, sample, replicate }: FailedCriterion): string =>
  replicate === null ? `${code} ${sample}` : `${code} ${sample} ${replicate}`;
