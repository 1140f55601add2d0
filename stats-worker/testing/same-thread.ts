import { MessageChannel } from 'node:worker_threads';
import { expose } from 'comlink';
import type { WorkerHandle } from '../call/worker-handle.ts';
import { nodeEndpoint } from './node-endpoint.ts';

/**
 * Makes real connections to an engine in this thread, so that a test controls what the engine does
 * and when it crashes.
 */
export function sameThread(engine: object) {
  const started: { isEnded: boolean; readonly crash: (message: string) => void }[] = [];
  return {
    started,
    spawn(): WorkerHandle {
      const { port1, port2 } = new MessageChannel();
      expose(engine, nodeEndpoint(port2));
      const listeners: ((message: string) => void)[] = [];
      const worker = {
        isEnded: false,
        crash: (message: string) => {
          for (const listener of listeners) listener(message);
        },
      };
      started.push(worker);
      return {
        endpoint: nodeEndpoint(port1),
        onCrash: (listener) => void listeners.push(listener),
        terminate: () => {
          worker.isEnded = true;
          port1.close();
          port2.close();
        },
      };
    },
  };
}
