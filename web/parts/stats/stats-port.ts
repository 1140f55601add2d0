import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import type { ScoredSheet } from '../../../domain/words/scored-sheet.ts';
import type { DuplicateComparison } from '../../../stats-worker/duplicates/compare-duplicate.ts';
import type { FigureQuestion } from '../../../stats-worker/explanation/explain.ts';
import type { Explanation } from '../../../stats-worker/explanation/explanation.ts';

/** What the screens ask of the statistics: never on the page's own thread, and every call can be cancelled. */
export type StatsPort = {
  /** M-STAT, M-CLASS: one sample in one replicate. */
  assess(
    sheets: readonly ScoredSheet[],
    settings: PanelSettings,
    signal: AbortSignal,
  ): Promise<Assessment>;
  /** M-EN: the two replicates of one sample. */
  duplicate(
    first: readonly ScoredSheet[],
    second: readonly ScoredSheet[],
    settings: PanelSettings,
    signal: AbortSignal,
  ): Promise<DuplicateComparison>;
  /** FIG-1: where a figure comes from. */
  explain(
    question: FigureQuestion,
    settings: PanelSettings,
    signal: AbortSignal,
  ): Promise<Explanation>;
};
