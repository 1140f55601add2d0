import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { Assessment } from '../../domain/words/assessment.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import { assessmentOf } from '../assessment/assess.ts';
import { type ExactAssessment, exactAssessment, groupOf } from '../assessment/exact-assessment.ts';

/** One sample in one replicate with everything that its verdict is explained from. */
export type JudgedSample = {
  readonly sheets: readonly ScoredSheet[];
  readonly settings: PanelSettings;
  readonly exact: ExactAssessment;
  readonly assessment: Assessment;
};

/** M-STAT, M-CLASS: assesses a sample for its explanations. */
export function judgedSample(
  sheets: readonly ScoredSheet[],
  settings: PanelSettings,
): JudgedSample {
  const exact = exactAssessment(groupOf(sheets), settings.quantile);
  return { sheets, settings, exact, assessment: assessmentOf(exact, settings) };
}
