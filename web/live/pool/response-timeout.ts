import type { Schedule } from './schedule.ts';

/** A response timeout with exponential backoff, for everything that was requested of the server. */
export type ResponseTimeout = {
  /** A response to `what` is expected from now on. */
  expect(what: string): void;
  /** The response to `what` came. */
  answered(what: string): void;
  /** The response is no longer expected; that says nothing about the server. */
  cancel(what: string): void;
};

/**
 * Builds a response timeout: calls `onTimeout` when the server has answered nothing for `first` ms
 * (SYN-9). An answer to one request restarts the timeout of all. Each timeout doubles the next, up
 * to `longest`, until everything was answered: a server that is only slow gets fewer requests.
 */
export function createResponseTimeout(parts: {
  readonly first: number;
  readonly longest: number;
  readonly schedule: Schedule;
  readonly onTimeout: () => void;
}): ResponseTimeout {
  const awaited = new Set<string>();
  let pause = parts.first;
  let stop: (() => void) | null = null;

  function calm(): void {
    stop?.();
    stop = null;
  }
  function start(): void {
    stop = parts.schedule(pause, () => {
      stop = null;
      awaited.clear();
      pause = Math.min(pause * 2, parts.longest);
      parts.onTimeout();
    });
  }

  return {
    expect(what) {
      awaited.add(what);
      if (stop === null) start();
    },
    answered(what) {
      if (!awaited.delete(what)) return;
      calm();
      if (awaited.size > 0) start();
      else pause = parts.first;
    },
    cancel(what) {
      awaited.delete(what);
      if (awaited.size === 0) calm();
    },
  };
}
