import type { Endpoint } from 'comlink';

/** A running worker, in a browser or in a thread of Node. */
export type WorkerHandle = {
  readonly endpoint: Endpoint;
  /** Calls the listener once if the worker dies or cannot start. */
  onCrash(listener: (message: string) => void): void;
  terminate(): void;
};
