import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { createStatsClient } from '../client.ts';
import { dateOf } from '../marks/calendar-day.ts';
import { longHistory } from '../testing/long-history.ts';
import { nodeWorkers } from '../testing/spawn-node-worker.ts';

const PASSES = 3;
const FIRST_DAY = 17_000;

/**
 * The time for the training aids of a long history, ms: the median of the passes, from the call to
 * the answer.
 */
export type AidsFigures = { readonly sheets: number; readonly middle: number };

/**
 * Benchmarks the training aids of all sessions of a history: one call to a real worker, with the
 * transfer of the columns to it (QUA-23).
 */
export async function benchAids(sessions: number): Promise<AidsFigures> {
  const columns = longHistory({ sessions, firstDay: FIRST_DAY }, 1);
  const workers = nodeWorkers(new URL('../testing/engine.node.ts', import.meta.url));
  const client = createStatsClient(workers.spawn);
  const settings = defaultPanelSettings();
  const question = { columns, references: [], settings, asOf: null, from: dateOf(FIRST_DAY) };
  await client.ask('assess', [[], settings]);
  const times: number[] = [];
  for (let pass = 0; pass < PASSES; pass += 1) {
    const from = performance.now();
    const answer = await client.askLong('aids', [question]);
    times.push(performance.now() - from);
    if (!answer.ok || answer.value?.tasters.length !== 12) throw new Error('no aids');
  }
  client.close();
  const middle = times.toSorted((left, right) => left - right)[PASSES >> 1] ?? Number.NaN;
  return { sheets: columns.sheets, middle };
}
