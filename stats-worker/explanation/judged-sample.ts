import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { Assessment } from '../../domain/words/assessment.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import { assessmentOf } from '../assessment/assess.ts';
import { type ExactAssessment, exactAssessment, groupOf } from '../assessment/exact-assessment.ts';
import { countingSheets } from '../marks/whole-sheets.ts';
import { profileOf } from '../method/profile-of.ts';

/** One sample in one replicate with all facts for the explanation of its verdict. */
export type JudgedSample = {
  /** The sheets that count (M-COMPLETE). */
  readonly sheets: readonly ScoredSheet[];
  readonly settings: PanelSettings;
  readonly exact: ExactAssessment;
  readonly assessment: Assessment;
};

/** Assesses a sample for its explanations (M-STAT, M-CLASS). */
export function judgedSample(valid: readonly ScoredSheet[], settings: PanelSettings): JudgedSample {
  const sheets = countingSheets(valid, profileOf(settings));
  const exact = exactAssessment(groupOf(valid, settings), settings.quantile);
  return { sheets, settings, exact, assessment: assessmentOf(exact, settings) };
}
