import { type Remote, releaseProxy, wrap } from 'comlink';
import { refuse } from '../../domain/refusal.ts';
import type { CallOptions } from './call-options.ts';
import type { StatsProblem, StatsResult } from './problem.ts';
import type { WorkerHandle } from './worker-handle.ts';

/** A connection to one worker at a time: it starts with the first call, and again after a crash. */
export type WorkerLine<Api> = {
  /**
   * Calls the worker. It answers `aborted` as soon as the signal is raised, and then `giveUp`
   * cancels the call in the worker. It answers `worker-crashed` if the worker crashes, and
   * `computation-failed` if the engine threw.
   */
  call<Value>(
    ask: (api: Remote<Api>) => Promise<StatsResult<Value>>,
    options: CallOptions,
    giveUp?: (api: Remote<Api>) => Promise<void>,
  ): Promise<StatsResult<Value>>;
  /** Starts the worker before an expected call. */
  start(): void;
  close(): void;
};

type Running<Api> = {
  readonly handle: WorkerHandle;
  readonly api: Remote<Api>;
  readonly pending: Set<(code: StatsProblem, message: string) => void>;
};

/** Creates a connection to workers that `spawn` starts. */
export function createWorkerLine<Api>(spawn: () => WorkerHandle): WorkerLine<Api> {
  let running: Running<Api> | null = null;

  function end(of: Running<Api>, code: StatsProblem, message: string): void {
    if (running === of) running = null;
    of.handle.terminate();
    for (const fail of of.pending) fail(code, message);
    of.pending.clear();
  }

  function begin(): Running<Api> {
    const handle = spawn();
    const started: Running<Api> = { handle, api: wrap<Api>(handle.endpoint), pending: new Set() };
    handle.onCrash((message) => end(started, 'worker-crashed', message));
    return started;
  }

  return {
    call(ask, { signal }, giveUp) {
      if (signal?.aborted) return Promise.resolve(refuse('aborted'));
      running ??= begin();
      const { api, pending } = running;
      return new Promise((resolve) => {
        const settle: typeof resolve = (answer) => {
          pending.delete(fail);
          signal?.removeEventListener('abort', abort);
          resolve(answer);
        };
        const fail = (code: StatsProblem, message: string) => settle(refuse(code, { message }));
        const abort = () => {
          settle(refuse('aborted'));
          giveUp?.(api).catch(() => undefined);
        };
        pending.add(fail);
        signal?.addEventListener('abort', abort, { once: true });
        ask(api).then(settle, (error: unknown) => fail('computation-failed', String(error)));
      });
    },
    start() {
      running ??= begin();
    },
    close() {
      if (running === null) return;
      running.api[releaseProxy]();
      end(running, 'aborted', 'closed');
    },
  };
}
