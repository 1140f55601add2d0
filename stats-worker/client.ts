import { proxy, type Remote } from 'comlink';
import { browserWorker } from './browser-worker.ts';
import type { CallOptions, LongCallOptions } from './call/call-options.ts';
import type { CallId, Progress } from './call/long-calls.ts';
import type { StatsResult } from './call/problem.ts';
import type { WorkerHandle } from './call/worker-handle.ts';
import { createWorkerLine } from './call/worker-line.ts';
import type { LongCalls, QuickCalls, StatsApi } from './stats-api.ts';

/**
 * The statistics client of a page: it computes in a worker, never on the page's own thread, and
 * never throws.
 */
export type StatsClient = {
  /** Calls a computation in one step. */
  ask<Name extends keyof QuickCalls>(
    name: Name,
    input: Parameters<QuickCalls[Name]>,
    options?: CallOptions,
  ): Promise<StatsResult<ReturnType<QuickCalls[Name]>>>;
  /** Calls a computation in many steps. */
  askLong<Name extends keyof LongCalls>(
    name: Name,
    input: Parameters<LongCalls[Name]>,
    options?: LongCallOptions,
  ): Promise<StatsResult<ReturnType<LongCalls[Name]>>>;
  /** Starts the worker before an expected call. */
  start(): void;
  /** Ends the worker; running calls answer `aborted`. A later call starts a new one. */
  close(): void;
};

type RemoteQuick = {
  readonly [Name in keyof QuickCalls]: (
    ...input: Parameters<QuickCalls[Name]>
  ) => Promise<StatsResult<ReturnType<QuickCalls[Name]>>>;
};
type RemoteLong = {
  readonly [Name in keyof LongCalls]: (
    id: CallId,
    told: Progress,
    ...input: Parameters<LongCalls[Name]>
  ) => Promise<StatsResult<ReturnType<LongCalls[Name]>>>;
};

/**
 * The version of the statistics in a built page: its URL, which depends on its content and on that
 * of the worker.
 */
export const statsVersion = (): string => import.meta.url;

/**
 * Creates a statistics client. The worker starts with the first call. After a crash, running calls
 * answer `worker-crashed`, and the next call starts a new worker.
 */
export function createStatsClient(spawn: () => WorkerHandle = browserWorker): StatsClient {
  const line = createWorkerLine<StatsApi>(spawn);
  let calls: CallId = 0;
  const quick = (api: Remote<StatsApi>): RemoteQuick => api;
  const long = (api: Remote<StatsApi>): RemoteLong => api;
  return {
    ask: (name, input, options = {}) => line.call((api) => quick(api)[name](...input), options),
    askLong(name, input, { signal, onProgress } = {}) {
      calls += 1;
      const id = calls;
      const told = proxy((done: number) => {
        if (signal?.aborted !== true) onProgress?.(done);
      });
      return line.call(
        (api) => long(api)[name](id, told, ...input),
        signal === undefined ? {} : { signal },
        (api) => api.giveUp(id),
      );
    },
    start: () => line.start(),
    close: () => line.close(),
  };
}
