import type { StatsResult } from '../../../stats-worker/call/problem.ts';
import type { StatsClient } from '../../../stats-worker/client.ts';
import type { StatsPort } from './stats-port.ts';

/** The worker's client as the screens' port: a named problem becomes the error state of a query. */
export const statsPort = (
  client: Pick<StatsClient, 'assess' | 'duplicate' | 'explain'>,
): StatsPort => ({
  assess: async (sheets, settings, signal) =>
    settled(await client.assess(sheets, settings, { signal }), signal),
  duplicate: async (first, second, settings, signal) =>
    settled(await client.duplicate(first, second, settings, { signal }), signal),
  explain: async (question, settings, signal) =>
    settled(await client.explain(question, settings, { signal }), signal),
});

function settled<Value>(result: StatsResult<Value>, signal: AbortSignal): Value {
  signal.throwIfAborted();
  if (!result.ok) throw new Error(result.code);
  return result.value;
}
