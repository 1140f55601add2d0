import { type Accepted, accept } from '../../domain/refusal.ts';
import { defaultPanelSettings, type PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { LineFault } from '../../domain/words/file-fault.ts';
import type { StatsProblem, StatsResult } from '../../stats-worker/call/problem.ts';
import type { StatsClient } from '../../stats-worker/client.ts';
import type { LeftOut } from '../../stats-worker/marks/left-out.ts';
import type { MarkColumns } from '../../stats-worker/marks/mark-columns.ts';
import type { HistoryReport } from '../../stats-worker/reports/history-report.ts';
import type { QualityReport } from '../../stats-worker/reports/quality-report.ts';
import type { FileRole } from './file-role.ts';

/** Input files of a computation; a role without a file is null. */
export type ChosenFiles = Readonly<Record<FileRole, File | null>>;

/** Result of a computation: everything that the workbench shows of its files. */
export type Workbench = {
  readonly columns: MarkColumns;
  readonly settings: PanelSettings;
  readonly hasReferences: boolean;
  readonly unknownColumns: readonly string[];
  readonly leftOut: LeftOut;
  /** Report that the command line prints for the same files (exchange.md). */
  readonly report: HistoryReport;
  /** The same indexes with the rows behind them, so that each can be explained. */
  readonly quality: QualityReport;
};

/** Progress of the current phase; `done` is its share, 0 to 1. */
export type WorkbenchProgress = { readonly phase: 'reading' | 'computing'; readonly done: number };

/**
 * Expected error of a computation: `faults` holds the reasons why a file was rejected, `more` the
 * number of further ones.
 */
export type WorkbenchRefusal = {
  readonly ok: false;
  readonly code: StatsProblem;
  readonly file: string | null;
  readonly faults: readonly LineFault[];
  readonly more: number;
};

type Options = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: WorkbenchProgress) => void;
};

/**
 * Computes results, duplicates and indexes of a marks_long.csv in the worker, with optional
 * references and settings (QUA-20). It uses the readers and functions of the command line. One
 * invalid file rejects the whole computation; nothing is sent over the network.
 */
export async function computeWorkbench(
  stats: Pick<StatsClient, 'askLong'>,
  marks: File,
  { references, settings }: ChosenFiles,
  { signal, onProgress }: Options,
): Promise<Accepted<Workbench> | WorkbenchRefusal> {
  const telling = (phase: WorkbenchProgress['phase'], from = 0, share = 1) => ({
    signal,
    onProgress: (done: number) => onProgress({ phase, done: from + share * done }),
  });
  const readSettings =
    settings === null
      ? accept(defaultPanelSettings())
      : await stats.askLong('readSettings', [settings], { signal });
  if (!readSettings.ok) return refused(readSettings, settings);
  const readReferences =
    references === null
      ? accept({ references: [], unknownColumns: [] })
      : await stats.askLong('readReferences', [references], { signal });
  if (!readReferences.ok) return refused(readReferences, references);
  const read = await stats.askLong('readMarks', [marks], telling('reading'));
  if (!read.ok) return refused(read, marks);

  const { columns, unknownColumns } = read.value;
  const question = {
    columns,
    references: readReferences.value.references,
    settings: readSettings.value,
    asOf: null,
  };
  const report = await stats.askLong('history', [question], telling('computing', 0, 0.6));
  if (!report.ok) return refused(report, null);
  const quality = await stats.askLong('quality', [question], telling('computing', 0.6, 0.4));
  if (!quality.ok) return refused(quality, null);
  const leftOut = await stats.askLong('leftOut', [columns, question.settings], { signal });
  if (!leftOut.ok) return refused(leftOut, null);
  return accept({
    columns,
    settings: question.settings,
    hasReferences: references !== null,
    unknownColumns: [...unknownColumns, ...readReferences.value.unknownColumns],
    leftOut: leftOut.value,
    report: report.value,
    quality: quality.value,
  });
}

const refused = (
  { code, data }: Exclude<StatsResult<never>, { ok: true }>,
  file: File | null,
): WorkbenchRefusal => ({
  ok: false,
  code,
  file: file?.name ?? null,
  faults: 'faults' in data ? data.faults : [],
  more: 'more' in data ? data.more : 0,
});
