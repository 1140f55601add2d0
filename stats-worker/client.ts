import type { PanelSettings } from '../domain/settings/panel-settings.ts';
import type { StatsApi } from './api.ts';
import type { Assessment } from './assessment/assessment.ts';
import { browserWorker } from './call/browser-worker.ts';
import type { CallOptions } from './call/call-options.ts';
import type { StatsResult } from './call/problem.ts';
import type { WorkerHandle } from './call/worker-handle.ts';
import { createWorkerLine } from './call/worker-line.ts';
import type { DuplicateComparison } from './duplicates/compare-duplicate.ts';
import type { FigureQuestion } from './explanation/explain.ts';
import type { Explanation } from './explanation/explanation.ts';
import type { ScoredSheet } from './marks/scored-sheet.ts';

/** The statistics as a page calls them: never on the page's own thread, never a thrown error. */
export type StatsClient = {
  /** M-STAT, M-CLASS: the assessment of one sample from its valid sheets. */
  assess(
    sheets: readonly ScoredSheet[],
    settings: PanelSettings,
    options?: CallOptions,
  ): Promise<StatsResult<Assessment>>;
  /** M-EN: the two replicates of one sample, each from its valid sheets. */
  duplicate(
    first: readonly ScoredSheet[],
    second: readonly ScoredSheet[],
    settings: PanelSettings,
    options?: CallOptions,
  ): Promise<StatsResult<DuplicateComparison>>;
  /** Where a figure comes from; `figure-unknown` where it is not defined. */
  explain(
    question: FigureQuestion,
    settings: PanelSettings,
    options?: CallOptions,
  ): Promise<StatsResult<Explanation>>;
  /** Ends the worker; calls under way answer `aborted`. A later call starts a new one. */
  close(): void;
};

/**
 * Makes a client. The worker starts with the first call; one that dies fails the calls under way as `worker-crashed`
 * and is started again by the next.
 */
export function createStatsClient(spawn: () => WorkerHandle = browserWorker): StatsClient {
  const line = createWorkerLine<StatsApi>(spawn);
  return {
    assess: (sheets, settings, options = {}) =>
      line.call((api) => api.assess(sheets, settings), options),
    duplicate: (first, second, settings, options = {}) =>
      line.call((api) => api.duplicate(first, second, settings), options),
    explain: (question, settings, options = {}) =>
      line.call((api) => api.explain(question, settings), options),
    close: () => line.close(),
  };
}
