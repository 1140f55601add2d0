import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { createStatsClient } from '../client.ts';
import { longHistory } from '../testing/long-history.ts';
import { nodeWorkers } from '../testing/spawn-node-worker.ts';

/** The cost of a pass over a long history. Times in ms, memory in MiB. */
export type HistoryFigures = {
  readonly sheets: number;
  readonly tasters: number;
  /** The best and the median of all passes, from the call to the answer. */
  readonly best: number;
  readonly middle: number;
  /** Processor time of the worker in a pass, median: what an otherwise idle machine takes. */
  readonly processor: number;
  /**
   * The most memory of the whole process in its first pass: caller, worker and both copies of the
   * history.
   */
  readonly peak: number;
  /** The most memory over all passes, with garbage of earlier ones. */
  readonly peakOfAll: number;
};

const SHEETS_A_SESSION = 80;
const PASSES = 7;
const FIRST_DAY = 17_000;

/**
 * Benchmarks every assessment of a history and every index of panel and tasters (M-STAT, M-QC). It
 * is one call to a real worker, with the transfer of the columns to it.
 */
export async function benchHistory(sheets: number): Promise<HistoryFigures> {
  const columns = longHistory({ sessions: sheets / SHEETS_A_SESSION, firstDay: FIRST_DAY }, 1);
  collectGarbage();
  const workers = nodeWorkers(new URL('../testing/engine.node.ts', import.meta.url));
  const client = createStatsClient(workers.spawn);
  const question = { columns, references: [], settings: defaultPanelSettings(), asOf: null };
  const used = async () => {
    const usage = await workers.started[0]?.cpuUsage();
    return usage === undefined ? 0 : (usage.user + usage.system) / 1000;
  };
  const [times, processor]: [number[], number[]] = [[], []];
  await client.ask('assess', [[], question.settings]);
  const peaks = [0];
  const watch = setInterval(() => {
    peaks.push(Math.max(peaks.pop() ?? 0, process.memoryUsage.rss()));
  }, 5);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const before = await used();
    const from = performance.now();
    const answer = await client.askLong('quality', [question]);
    times.push(performance.now() - from);
    processor.push((await used()) - before);
    if (pass === 0) peaks.push(0);
    if (!answer.ok || answer.value.tasters.length === 0) throw new Error('no indexes');
  }
  clearInterval(watch);
  client.close();
  return {
    sheets: columns.sheets,
    tasters: columns.tasters.length,
    best: Math.min(...times),
    middle: middleOf(times),
    processor: middleOf(processor),
    peak: (peaks[0] ?? Number.NaN) / 2 ** 20,
    peakOfAll: Math.max(...peaks) / 2 ** 20,
  };
}

const middleOf = (times: readonly number[]): number =>
  times.toSorted((left, right) => left - right)[times.length >> 1] ?? Number.NaN;

/** Collects the garbage from making the history, so that the peak is that of the passes. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}
