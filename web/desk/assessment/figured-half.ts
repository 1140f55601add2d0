import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import type { ScoredSheet } from '../../../domain/words/scored-sheet.ts';

/** A half of a pair whose figures are here: its number, the sheets that count, and the settings it is judged by. */
export type FiguredHalf = {
  /** Of the analysis among those of the sample, or of the replicate within its session. */
  readonly number: number;
  readonly sheets: readonly ScoredSheet[];
  readonly figures: Assessment;
  readonly settings: PanelSettings;
};

/** Both halves of a pair, the earlier first. */
export type BothHalves = readonly [FiguredHalf, FiguredHalf];

/** What a pair came to, as far as its table and the words below it say it. */
export type ComparedPair = {
  readonly enDefect: number | null;
  readonly enFruity: number | null;
  readonly categoryMatch: boolean;
  readonly defectMatch: boolean;
};
