import { Worker } from 'node:worker_threads';
import type { WorkerHandle } from '../call/worker-handle.ts';
import { nodeEndpoint } from './node-endpoint.ts';

/**
 * Starts real workers in threads of Node; a test can kill the newest as if it were out of memory.
 */
export function nodeWorkers(engine: URL) {
  const started: Worker[] = [];
  return {
    started,
    spawn(): WorkerHandle {
      const worker = new Worker(engine);
      started.push(worker);
      return {
        endpoint: nodeEndpoint(worker),
        onCrash: (listener) => {
          worker.once('error', (error) => listener(String(error)));
          worker.once('exit', (code) => listener(`ended with ${code}`));
        },
        terminate: () => void worker.terminate(),
      };
    },
    kill: async () => {
      await started.at(-1)?.terminate();
    },
    /** Waits until every thread has ended. */
    ended: async () => {
      await Promise.all(started.map((worker) => worker.terminate()));
    },
  };
}
