import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import type { ScoredSheet } from '../../../domain/words/scored-sheet.ts';

/**
 * One half of a pair with its figures: its number, the counted sheets, and the settings by which it
 * is judged.
 */
export type FiguredHalf = {
  /** The number of the analysis of the sample, or of the replicate in its session. */
  readonly number: number;
  readonly sheets: readonly ScoredSheet[];
  readonly figures: Assessment;
  readonly settings: PanelSettings;
};

/** Both halves of a pair, the earlier first. */
export type BothHalves = readonly [FiguredHalf, FiguredHalf];

/** The comparison of a pair, as its table and text need it. */
export type ComparedPair = {
  readonly enDefect: number | null;
  readonly enFruity: number | null;
  readonly categoryMatch: boolean;
  readonly defectMatch: boolean;
};
