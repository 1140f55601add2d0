import type { LongCalls, QuickCalls } from '../../../stats-worker/api.ts';
import type { StatsResult } from '../../../stats-worker/call/problem.ts';
import type { StatsClient } from '../../../stats-worker/client.ts';

/** One call of the worker's list, as a screen makes it: it can be cancelled, and a named problem is an error. */
type Call<Name extends keyof QuickCalls> = (
  signal: AbortSignal,
  ...input: Parameters<QuickCalls[Name]>
) => Promise<ReturnType<QuickCalls[Name]>>;

/** A call that lasts: it tells how far it is, 0 to 1. */
type LongCall<Name extends keyof LongCalls> = (
  signal: AbortSignal,
  onProgress: (done: number) => void,
  ...input: Parameters<LongCalls[Name]>
) => Promise<ReturnType<LongCalls[Name]>>;

/** What the screens ask of the statistics, derived from the worker's own list: never on the page's own thread. */
export type StatsPort = { readonly [Name in keyof QuickCalls]: Call<Name> } & {
  readonly [Name in 'quality' | 'evolution' | 'aids' | 'analystZip']: LongCall<Name>;
} & {
  /** Starts the worker while what it will compute from is still on its way. */
  start(): void;
  /** What tells the figures of this build from those of another; null where that is not known. */
  readonly version: string | null;
};

/** The worker's client as the screens' port. */
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
