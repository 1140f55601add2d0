import type { WorkerHandle } from './call/worker-handle.ts';

/** Starts the statistics worker of a page. */
export function browserWorker(): WorkerHandle {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return {
    endpoint: worker,
    onCrash: (listener) => {
      worker.addEventListener('error', (event) => listener(event.message));
      worker.addEventListener('messageerror', () => listener('message unreadable'));
    },
    terminate: () => worker.terminate(),
  };
}
