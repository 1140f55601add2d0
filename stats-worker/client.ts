import { proxy, type Remote } from 'comlink';
import type { PanelSettings } from '../domain/settings/panel-settings.ts';
import type { Assessment } from '../domain/words/assessment.ts';
import type { ScoredSheet } from '../domain/words/scored-sheet.ts';
import type { Glass, Judgement } from './acceptance/judge-glasses.ts';
import type { StatsApi } from './api.ts';
import { browserWorker } from './browser-worker.ts';
import type { CallOptions, LongCallOptions } from './call/call-options.ts';
import type { CallId, Progress } from './call/long-calls.ts';
import type { StatsResult } from './call/problem.ts';
import type { WorkerHandle } from './call/worker-handle.ts';
import { createWorkerLine } from './call/worker-line.ts';
import type { DuplicateComparison } from './duplicates/compare-duplicate.ts';
import type { FigureQuestion } from './explanation/explain.ts';
import type { Explanation } from './explanation/explanation.ts';
import type { ReadMarks } from './marks/read-marks-file.ts';
import type { EvolutionReport } from './reports/evolution-report.ts';
import type { EvolutionQuestion, HistoryQuestion } from './reports/history-question.ts';
import type { HistoryReport } from './reports/history-report.ts';
import type { QualityReport } from './reports/quality-report.ts';

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
  /** M-ACCEPT: what the glasses of a session or a day amount to, and which criteria of acceptance fail. */
  judge(
    glasses: readonly Glass[],
    settings: PanelSettings,
    options?: CallOptions,
  ): Promise<StatsResult<Judgement>>;
  /** Where a figure comes from; `figure-unknown` where it is not defined. */
  explain(
    question: FigureQuestion,
    settings: PanelSettings,
    options?: CallOptions,
  ): Promise<StatsResult<Explanation>>;
  /** Reads a marks_long.csv into columns; `marks-refused` names every bad row (exchange.md). */
  readMarks(file: Blob, options?: LongCallOptions): Promise<StatsResult<ReadMarks>>;
  /** All that is computed of a history, as the command line prints it (exchange.md). */
  history(
    question: HistoryQuestion,
    options?: LongCallOptions,
  ): Promise<StatsResult<HistoryReport>>;
  /** M-QC: every index of panel and tasters on one day, with the rows behind it. */
  quality(
    question: HistoryQuestion,
    options?: LongCallOptions,
  ): Promise<StatsResult<QualityReport>>;
  /** M-EVOLUTION: the control charts of a period; null when no session has a date. */
  evolution(
    question: EvolutionQuestion,
    options?: LongCallOptions,
  ): Promise<StatsResult<EvolutionReport | null>>;
  /** Ends the worker; calls under way answer `aborted`. A later call starts a new one. */
  close(): void;
};

/**
 * Makes a client. The worker starts with the first call; one that dies fails the calls under way as `worker-crashed`
 * and is started again by the next.
 */
export function createStatsClient(spawn: () => WorkerHandle = browserWorker): StatsClient {
  const line = createWorkerLine<StatsApi>(spawn);
  let calls: CallId = 0;

  function long<Value>(
    ask: (api: Remote<StatsApi>, id: CallId, told: Progress) => Promise<StatsResult<Value>>,
    { signal, onProgress }: LongCallOptions = {},
  ): Promise<StatsResult<Value>> {
    calls += 1;
    const id = calls;
    const told = proxy((done: number) => {
      if (signal?.aborted !== true) onProgress?.(done);
    });
    return line.call(
      (api) => ask(api, id, told),
      signal === undefined ? {} : { signal },
      (api) => api.giveUp(id),
    );
  }

  return {
    assess: (sheets, settings, options = {}) =>
      line.call((api) => api.assess(sheets, settings), options),
    duplicate: (first, second, settings, options = {}) =>
      line.call((api) => api.duplicate(first, second, settings), options),
    judge: (glasses, settings, options = {}) =>
      line.call((api) => api.judge(glasses, settings), options),
    explain: (question, settings, options = {}) =>
      line.call((api) => api.explain(question, settings), options),
    readMarks: (file, options) => long((api, id, told) => api.readMarks(id, told, file), options),
    history: (question, options) =>
      long((api, id, told) => api.history(id, told, question), options),
    quality: (question, options) =>
      long((api, id, told) => api.quality(id, told, question), options),
    evolution: (question, options) =>
      long((api, id, told) => api.evolution(id, told, question), options),
    close: () => line.close(),
  };
}
