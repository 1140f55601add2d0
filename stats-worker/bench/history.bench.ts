import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { createStatsClient } from '../client.ts';
import { longHistory } from '../testing/long-history.ts';
import { nodeWorkers } from '../testing/spawn-node-worker.ts';

/** What a pass over a long history took. Times in ms, memory in MiB. */
export type HistoryFigures = {
  readonly sheets: number;
  readonly tasters: number;
  /** The best and the middle one of all passes, from the call to the answer. */
  readonly best: number;
  readonly middle: number;
  /** Time of a processor that the worker used in a pass, in the middle: what a machine with nothing else to do takes. */
  readonly processor: number;
  /** The most memory that the whole process ever held: page, worker and both copies of the history. */
  readonly peak: number;
};

const SHEETS_A_SESSION = 80;
const PASSES = 7;
const FIRST_DAY = 17_000;

/**
 * M-STAT, M-QC: every assessment of a history and every index of panel and tasters in one call to a real worker, with
 * the crossing of the columns to it.
 */
export async function benchHistory(sheets: number): Promise<HistoryFigures> {
  const columns = longHistory({ sessions: sheets / SHEETS_A_SESSION, firstDay: FIRST_DAY }, 1);
  const workers = nodeWorkers();
  const client = createStatsClient(workers.spawn);
  const question = { columns, references: [], settings: defaultPanelSettings(), asOf: null };
  const used = async () => {
    const usage = await workers.started[0]?.cpuUsage();
    return usage === undefined ? 0 : (usage.user + usage.system) / 1000;
  };
  const [times, processor]: [number[], number[]] = [[], []];
  await client.assess([], question.settings);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const before = await used();
    const from = performance.now();
    const answer = await client.quality(question);
    times.push(performance.now() - from);
    processor.push((await used()) - before);
    if (!answer.ok || answer.value.tasters.length === 0) throw new Error('no indexes');
  }
  client.close();
  return {
    sheets: columns.sheets,
    tasters: columns.tasters.length,
    best: Math.min(...times),
    middle: middleOf(times),
    processor: middleOf(processor),
    peak: process.resourceUsage().maxRSS / 1024,
  };
}

const middleOf = (times: readonly number[]): number =>
  times.toSorted((left, right) => left - right)[times.length >> 1] ?? Number.NaN;
