import type { StatsResult } from '../../stats-worker/call/problem.ts';
import type { StatsClient } from '../../stats-worker/client.ts';
import type { StatsPort } from './stats-port.ts';

/** The worker's client as the screens' port: a named problem becomes the error state of a query. */
export const statsPort = (client: StatsClient): StatsPort => ({
  assess: async (sheets, settings, signal) =>
    settled(await client.assess(sheets, settings, { signal }), signal),
  duplicate: () => Promise.reject(new Error('no duplicates yet')),
});

function settled<Value>(result: StatsResult<Value>, signal: AbortSignal): Value {
  signal.throwIfAborted();
  if (!result.ok) throw new Error(result.code);
  return result.value;
}
