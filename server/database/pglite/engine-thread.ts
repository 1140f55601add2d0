import { Worker } from 'node:worker_threads';
import type { Answer, Opening, Request, Rows } from './channel.ts';
import { EmbeddedError } from './embedded-error.ts';

type Waiting = { readonly resolve: (value: unknown) => void; readonly reject: (e: Error) => void };
type Unnumbered<Kind> = Kind extends unknown ? Omit<Kind, 'id'> : never;

/** Client of the worker thread that runs the embedded database. */
export type EngineThread = Awaited<ReturnType<typeof startEngineThread>>;

/**
 * Starts the worker thread and waits until the database is open. Throws when it cannot be opened.
 */
export async function startEngineThread(opening: Opening) {
  const worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), {
    workerData: opening,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const waiting = new Map<number, Waiting>();
  let next = 1;
  let ended: Error | null = null;

  function end(problem: Error): void {
    ended ??= problem;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  }
  worker.on('error', (problem) =>
    end(problem instanceof Error ? problem : new Error(String(problem))),
  );
  worker.on('exit', () => end(new Error('the embedded database has ended')));
  worker.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.ok) asked?.resolve(answer.value);
    else asked?.reject(new EmbeddedError(answer.failure));
  });

  function wait(id: number): Promise<unknown> {
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  }
  function ask(request: Unnumbered<Request>): Promise<unknown> {
    if (ended !== null) return Promise.reject(ended);
    const id = next;
    next += 1;
    const answered = wait(id);
    worker.postMessage({ ...request, id });
    return answered;
  }

  await wait(0).catch(async (problem: unknown) => {
    await worker.terminate();
    throw problem;
  });
  return {
    /** Runs one statement. Parameters have the types that the engine expects. */
    query: async (sql: string, parameters: readonly unknown[]): Promise<Rows> =>
      asRows(await ask({ ask: 'query', sql, parameters })),
    /** Counts the syncs to the disk (fsync) so far. Null when they cannot be counted. */
    async syncs(): Promise<number | null> {
      const count = await ask({ ask: 'syncs' });
      return typeof count === 'number' ? count : null;
    },
    /** Dumps the whole database as a tar file, from which copies in memory are opened. */
    async dump(): Promise<Uint8Array> {
      const tar = await ask({ ask: 'dump' });
      if (!(tar instanceof Uint8Array)) throw new Error('the embedded database gave no dump');
      return tar;
    },
    /** Whether the thread has ended, by itself or by force. */
    isOver: (): boolean => ended !== null,
    /** Rejects all pending requests and all later ones with this error. */
    end,
    /** Terminates the thread at once, as a crash would. Resolves when its folder is free. */
    async terminate(): Promise<void> {
      end(new Error('the embedded database was given up'));
      await worker.terminate();
    },
    /** Shuts the database down gracefully after all earlier requests, and frees its folder. */
    async close(): Promise<void> {
      if (ended !== null) return;
      const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
      await ask({ ask: 'close' });
      await worker.terminate();
      await gone;
    },
  };
}

function asRows(value: unknown): Rows {
  if (typeof value !== 'object' || value === null || !('rows' in value) || !('affected' in value))
    throw new Error('the embedded database gave no rows');
  const { rows, affected } = value;
  if (!Array.isArray(rows) || typeof affected !== 'number')
    throw new Error('the embedded database gave no rows');
  return { rows, affected };
}
