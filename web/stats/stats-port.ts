import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { Assessment, OilClass } from '../../stats-worker/assessment/assessment.ts';
import type { ScoredSheet } from '../../stats-worker/marks/scored-sheet.ts';

/** The verdict of a sample's two replicates (M-EN). En is null where it is not defined. */
export type Duplicate = {
  readonly enDefect: number | null;
  readonly enFruity: number | null;
  readonly accepted: boolean;
  readonly categoryMatch: boolean;
  readonly defectMatch: boolean;
  readonly md: number | null;
  readonly mf: number | null;
  readonly class: OilClass | null;
};

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
  ): Promise<Duplicate>;
};
