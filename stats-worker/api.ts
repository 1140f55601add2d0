import { accept, refuse } from '../domain/refusal.ts';
import type { PanelSettings } from '../domain/settings/panel-settings.ts';
import { assess } from './assessment/assess.ts';
import type { Assessment } from './assessment/assessment.ts';
import type { StatsResult } from './call/problem.ts';
import type { DuplicateComparison } from './duplicates/compare-duplicate.ts';
import { compareSheets } from './duplicates/compare-sheets.ts';
import { explain, type FigureQuestion } from './explanation/explain.ts';
import type { Explanation } from './explanation/explanation.ts';
import { checkSheets } from './marks/check-sheets.ts';
import type { ScoredSheet } from './marks/scored-sheet.ts';

/** What the statistics worker answers: plain data in, plain results or named problems out. */
export type StatsApi = {
  /** M-STAT, M-CLASS: the assessment of one sample from its valid sheets. */
  assess(sheets: readonly ScoredSheet[], settings: PanelSettings): StatsResult<Assessment>;
  /** M-EN: the two replicates of one sample, each from its valid sheets. */
  duplicate(
    first: readonly ScoredSheet[],
    second: readonly ScoredSheet[],
    settings: PanelSettings,
  ): StatsResult<DuplicateComparison>;
  /** Where a figure comes from; `figure-unknown` where it is not defined. */
  explain(question: FigureQuestion, settings: PanelSettings): StatsResult<Explanation>;
};

/** Makes the engine that a worker exposes. */
export function createStatsApi(): StatsApi {
  return {
    assess(sheets, settings) {
      const checked = checkSheets(sheets);
      return checked.ok ? accept(assess(checked.value, settings)) : checked;
    },
    duplicate(first, second, settings) {
      const [one, two] = [checkSheets(first), checkSheets(second)];
      if (!one.ok) return one;
      return two.ok ? accept(compareSheets(one.value, two.value, settings)) : two;
    },
    explain(question, settings) {
      const found = explain(question, settings);
      return found === null ? refuse('figure-unknown') : accept(found);
    },
  };
}
