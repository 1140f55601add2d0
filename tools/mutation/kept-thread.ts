import type { Plugin } from 'vite';
import {
  type PoolOptions,
  type PoolWorker,
  ThreadsPoolWorker,
  type WorkerRequest,
} from 'vitest/node';

type Listener = Parameters<PoolWorker['on']>[1];
type Kept = { readonly thread: ThreadsPoolWorker; runs: number };

/**
 * The number of runs after which a thread is replaced, so that what tests leave behind in it stays
 * bounded.
 */
const MOST_RUNS = 40;

/** The thread of the last run, with the modules and the databases that it has loaded. */
let kept: Kept | null = null;

/**
 * Runs the tests of one mutation in the thread of the mutation before. To load the modules of the
 * server and to open a database takes several times as long as most tests. Vitest itself ends a
 * thread after each run.
 */
class KeptThread implements PoolWorker {
  readonly name = 'threads';
  readonly #options: PoolOptions;
  readonly #listeners: { readonly event: string; readonly callback: Listener }[] = [];
  #kept: Kept | null = null;
  #config: unknown;
  #answer: Listener = () => undefined;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    const isWorn = kept !== null && kept.runs >= MOST_RUNS;
    if (isWorn) await endKept();
    if (kept === null) {
      kept = { thread: new ThreadsPoolWorker(this.#options), runs: 0 };
      await kept.thread.start();
    }
    this.#kept = kept;
    kept.runs += 1;
  }

  on(event: string, callback: Listener): void {
    if (event === 'message') this.#answer = callback;
    this.#listeners.push({ event, callback });
    this.#thread.on(event, callback);
  }

  off(event: string, callback: Listener): void {
    this.#thread.off(event, callback);
  }

  send(message: WorkerRequest): void {
    if (message.type === 'start') this.#config = message.context.config;
    // The thread of an earlier run has started, and it stays when this run stops.
    const isOld = this.#kept !== null && this.#kept.runs > 1;
    if (message.type === 'stop') this.#reply('stopped');
    else if (message.type === 'start' && isOld) this.#reply('started');
    else this.#thread.send(message.type === 'run' ? this.#withConfig(message) : message);
  }

  /** The configuration that the thread was started with, such as the names of tests, is older. */
  #withConfig(message: Extract<WorkerRequest, { type: 'run' }>): WorkerRequest {
    return { ...message, context: Object.assign({ config: this.#config }, message.context) };
  }

  async stop(): Promise<void> {
    for (const { event, callback } of this.#listeners.splice(0)) this.#thread.off(event, callback);
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  get #thread(): ThreadsPoolWorker {
    if (this.#kept === null) throw new Error('the thread is started first');
    return this.#kept.thread;
  }

  #reply(type: 'started' | 'stopped'): void {
    const answer = this.#answer;
    setImmediate(() => answer({ type, __vitest_worker_response__: true }));
  }
}

async function endKept(): Promise<void> {
  const ended = kept;
  kept = null;
  await ended?.thread.stop();
}

/**
 * A Vitest plugin that keeps the thread of the tests from one mutation to the next. A mutation of
 * code that runs when a module is loaded gets a new thread, and so does the first run, which
 * records what the tests cover.
 */
export const keptThread = (): Plugin => ({
  name: 'kept-thread',
  configureVitest({ project }) {
    project.config.pool = 'kept-thread';
    project.config.poolRunner = {
      name: 'kept-thread',
      createPoolWorker(options) {
        const given: Readonly<Record<string, unknown>> = {
          ...options.project.getProvidedContext(),
        };
        return given['mode'] === 'mutant' && given['mutantActivation'] === 'runtime'
          ? new KeptThread(options)
          : new ThreadsPoolWorker(options);
      },
    };
  },
});
