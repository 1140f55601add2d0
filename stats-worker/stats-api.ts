import { accept, refuse } from '../domain/refusal.ts';
import type { SampleScores } from '../domain/results/sample-scores.ts';
import type { PanelSettings } from '../domain/settings/panel-settings.ts';
import { areOfSheet } from '../domain/sheets/definition/points.ts';
import type { PointsSheet } from '../domain/sheets/definition/sheet-definition.ts';
import type { Assessment } from '../domain/words/assessment.ts';
import type { ScoredSheet } from '../domain/words/scored-sheet.ts';
import { type Glass, type Judgement, judgeGlasses } from './acceptance/judge-glasses.ts';
import { assess } from './assessment/assess.ts';
import { type PointsGlass, scoreSamples } from './award/score-samples.ts';
import { type CallId, createLongCalls, type Progress } from './call/long-calls.ts';
import type { StatsResult } from './call/problem.ts';
import type { DuplicateComparison } from './duplicates/compare-duplicate.ts';
import { compareSheets } from './explanation/compare-sheets.ts';
import { explain, type FigureQuestion } from './explanation/explain.ts';
import type { ExplainedFigure } from './explanation/explanation.ts';
import { isKnownFigure } from './explanation/known-figure.ts';
import { questionSheets } from './explanation/question-sheets.ts';
import { type AnalystOrder, analystSteps } from './export/analyst-steps.ts';
import { blobBytes } from './files/file-bytes.ts';
import { createAssessOnce } from './history/assess-once.ts';
import { checkSheets } from './marks/check-sheets.ts';
import { type LeftOut, leftOut } from './marks/left-out.ts';
import type { MarkColumns } from './marks/mark-columns.ts';
import { type ReadMarks, readMarksFile } from './marks/read-marks-file.ts';
import { type ReadReferences, readReferencesFile } from './quality/references-reader.ts';
import type { AidsReport } from './reports/aids-report.ts';
import { checkDay } from './reports/check-history.ts';
import { createEvolutionOnce } from './reports/evolution-once.ts';
import { evolutionPart } from './reports/evolution-part.ts';
import type { EvolutionReport } from './reports/evolution-report.ts';
import type {
  EvolutionQuestion,
  HistoryQuestion,
  PeriodQuestion,
} from './reports/history-question.ts';
import { type HistoryReport, historyReport } from './reports/history-report.ts';
import { createKnownHistory } from './reports/known-history.ts';
import type { QualityReport } from './reports/quality-report.ts';
import { qualitySteps } from './reports/quality-steps.ts';
import { readSettingsFile } from './settings/settings-reader.ts';

/**
 * The calls that the worker answers in one step: plain data in, a plain value out. The one list
 * from which client and screens are derived.
 */
export type QuickCalls = {
  /** Computes the assessment of one sample from its valid sheets (M-STAT, M-CLASS). */
  assess(sheets: readonly ScoredSheet[], settings: PanelSettings): Assessment;
  /** Compares the two replicates of one sample, each from its valid sheets (M-EN). */
  duplicate(
    first: readonly ScoredSheet[],
    second: readonly ScoredSheet[],
    settings: PanelSettings,
  ): DuplicateComparison;
  /**
   * Judges the glasses of a session or a day: their results, and the failed criteria of acceptance
   * (M-ACCEPT).
   */
  judge(glasses: readonly Glass[], settings: PanelSettings): Judgement;
  /**
   * Computes the scores of the samples of a session on a sheet of points, in the order of the
   * glasses (SHT-6).
   */
  scores(
    glasses: readonly PointsGlass[],
    sheet: PointsSheet,
    settings: PanelSettings,
  ): readonly (SampleScores | null)[];
  /** Explains the derivation of a figure; refused as `figure-unknown` where it is not defined. */
  explain(question: FigureQuestion, settings: PanelSettings): ExplainedFigure;
};

/**
 * The calls that the worker computes in many steps: they report progress, and can be cancelled
 * between two steps.
 */
export type LongCalls = {
  /**
   * Reads a marks_long.csv into columns; `marks-refused` has the errors, line by line
   * (exchange.md).
   */
  readMarks(file: Blob): ReadMarks;
  /** Reads a references.csv; `references-refused` has the errors, line by line. */
  readReferences(file: Blob): ReadReferences;
  /** Reads a settings.json; `settings-refused` has the invalid settings. */
  readSettings(file: Blob): PanelSettings;
  /** Computes the whole report of a history, as the command line prints it (exchange.md). */
  history(question: HistoryQuestion): HistoryReport;
  /** Lists the incomplete evaluations of a history, the first hundred by name (M-COMPLETE). */
  leftOut(columns: MarkColumns, settings: PanelSettings): LeftOut;
  /** Computes every index of panel and tasters on one day, with the rows behind it (M-QC). */
  quality(question: HistoryQuestion): QualityReport;
  /** Computes the control charts of a period; null where no session has a date (M-EVOLUTION). */
  evolution(question: EvolutionQuestion): EvolutionReport | null;
  /**
   * Computes the training aids of a period, six months by default; null where no session has a date
   * (QUA-23).
   */
  aids(question: PeriodQuestion): AidsReport | null;
  /**
   * Exports the analyst zip of a marks_long.csv with its references, computed by the settings
   * (XPO-1) (exchange.md).
   */
  analystZip(order: AnalystOrder): Uint8Array;
};

/**
 * The API of the statistics worker: the calls of the two lists, each with a result or an expected
 * error.
 */
export type StatsApi = {
  [Name in keyof QuickCalls]: (
    ...input: Parameters<QuickCalls[Name]>
  ) => StatsResult<ReturnType<QuickCalls[Name]>>;
} & {
  [Name in keyof LongCalls]: (
    id: CallId,
    onProgress: Progress,
    ...input: Parameters<LongCalls[Name]>
  ) => Promise<StatsResult<ReturnType<LongCalls[Name]>>>;
} & {
  /** Cancels a long call: it ends between two of its steps. */
  giveUp(id: CallId): void;
};

/** Creates the engine that a worker exposes. */
export function createStatsApi(): StatsApi {
  const long = createLongCalls(() => performance.now());
  const assessOnce = createAssessOnce();
  const evolution = createEvolutionOnce(assessOnce);
  const known = createKnownHistory();

  async function read<Value>(
    id: CallId,
    steps: AsyncIterator<number, StatsResult<Value>>,
    onProgress: Progress,
  ): Promise<StatsResult<Value>> {
    const run = await long.run(id, steps, onProgress);
    return run.ok ? run.value : run;
  }

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
    judge(glasses, settings) {
      for (const { sheets } of glasses) {
        const checked = checkSheets(sheets);
        if (!checked.ok) return checked;
      }
      return accept(judgeGlasses(glasses, settings));
    },
    scores(glasses, sheet, settings) {
      const isOfSheet = glasses.every(({ sheets }) =>
        sheets.every((points) => areOfSheet(points, sheet)),
      );
      return isOfSheet ? accept(scoreSamples(glasses, sheet, settings)) : refuse('figure-unknown');
    },
    explain(question, settings) {
      if (!isKnownFigure(question)) return refuse('figure-unknown');
      for (const sheets of questionSheets(question)) {
        const checked = checkSheets(sheets);
        if (!checked.ok) return checked;
      }
      const found = explain(question, settings);
      return found === null ? refuse('figure-unknown') : accept(found);
    },
    readMarks: (id, onProgress, file) => read(id, readMarksFile(blobBytes(file)), onProgress),
    readReferences: (id, onProgress, file) =>
      read(id, readReferencesFile(blobBytes(file)), onProgress),
    readSettings: (id, onProgress, file) => read(id, readSettingsFile(blobBytes(file)), onProgress),
    leftOut: async (_id, _onProgress, columns, settings) => accept(leftOut(columns, settings)),
    async history(id, onProgress, question) {
      const input = known(question);
      return input.ok ? long.run(id, historyReport(input.value), onProgress) : input;
    },
    async quality(id, onProgress, question) {
      const input = known(question);
      return input.ok ? long.run(id, qualitySteps(input.value, assessOnce), onProgress) : input;
    },
    async evolution(id, onProgress, question) {
      const input = known(question);
      const from = checkDay(question.from);
      if (!input.ok) return input;
      if (!from.ok) return from;
      const found = await long.run(id, evolution(input.value, from.value), onProgress);
      if (!found.ok || found.value === null || question.part === undefined) return found;
      return accept(evolutionPart(found.value, question.part));
    },
    analystZip: (id, onProgress, order) => read(id, analystSteps(order), onProgress),
    async aids(id, onProgress, question) {
      const input = known(question);
      const from = checkDay(question.from);
      if (!input.ok) return input;
      if (!from.ok) return from;
      // Loaded with the first question (lazy loading): its distributions weigh as much as the rest.
      const { aidsSteps } = await import('./reports/aids-report.ts');
      return long.run(id, aidsSteps(input.value, from.value, assessOnce), onProgress);
    },
    giveUp: (id) => long.giveUp(id),
  };
}
