import type { StatsResult } from '../../../stats-worker/call/problem.ts';
import type { StatsClient } from '../../../stats-worker/client.ts';
import type { LongCalls, QuickCalls } from '../../../stats-worker/stats-api.ts';

/**
 * A short call of the statistics worker. It can be cancelled, and it throws where the worker names
 * a problem.
 */
type Call<Name extends keyof QuickCalls> = (
  signal: AbortSignal,
  ...input: Parameters<QuickCalls[Name]>
) => Promise<ReturnType<QuickCalls[Name]>>;

/** A long call of the statistics worker, which reports its progress from 0 to 1. */
type LongCall<Name extends keyof LongCalls> = (
  signal: AbortSignal,
  onProgress: (done: number) => void,
  ...input: Parameters<LongCalls[Name]>
) => Promise<ReturnType<LongCalls[Name]>>;

/**
 * The statistics as the screens use them, asynchronously in a web worker. The calls are derived
 * from the worker's own list.
 */
export type StatsPort = { readonly [Name in keyof QuickCalls]: Call<Name> } & {
  readonly [Name in 'quality' | 'evolution' | 'aids' | 'analystZip']: LongCall<Name>;
} & {
  /** Starts the worker early, while its input is still loading. */
  start(): void;
  /**
   * Identifies the build that computes the figures, as a cache version; null where it is unknown.
   */
  readonly version: string | null;
};

/** Wraps the client of the statistics worker as a `StatsPort`. */
export function statsPort(
  client: Pick<StatsClient, 'ask' | 'askLong' | 'start'>,
  version: string | null = null,
): StatsPort {
  const via =
    <Name extends keyof QuickCalls>(name: Name): Call<Name> =>
    async (signal, ...input) =>
      settled(await client.ask(name, input, { signal }), signal);
  const long =
    <Name extends keyof LongCalls>(name: Name): LongCall<Name> =>
    async (signal, onProgress, ...input) =>
      settled(await client.askLong(name, input, { signal, onProgress }), signal);
  return {
    start: () => client.start(),
    version,
    assess: via('assess'),
    duplicate: via('duplicate'),
    judge: via('judge'),
    scores: via('scores'),
    explain: via('explain'),
    quality: long('quality'),
    evolution: long('evolution'),
    aids: long('aids'),
    analystZip: long('analystZip'),
  };
}

function settled<Value>(result: StatsResult<Value>, signal: AbortSignal): Value {
  signal.throwIfAborted();
  if (!result.ok) throw new Error(result.code);
  return result.value;
}
