import type { After } from './after.ts';

/** What is awaited of the server, and that it is not awaited for ever. */
export type Patience = {
  /** An answer is awaited from now on. */
  ask(what: string): void;
  /** It came. */
  answered(what: string): void;
  /** It is awaited no longer, and nothing was learned of the server. */
  rest(what: string): void;
};

/**
 * SYN-9: ends the wait for a server that answers nothing of what was asked for `first` ms; an answer to one thing is a
 * sign of life for all. Each wait in vain makes the next twice as long, up to `longest`, until everything was answered:
 * a server that is only slow is not asked anew for ever.
 */
export function createPatience(parts: {
  readonly first: number;
  readonly longest: number;
  readonly after: After;
  readonly onEnd: () => void;
}): Patience {
  const awaited = new Set<string>();
  let pause = parts.first;
  let stop: (() => void) | null = null;

  function calm(): void {
    stop?.();
    stop = null;
  }
  function start(): void {
    stop = parts.after(pause, () => {
      stop = null;
      awaited.clear();
      pause = Math.min(pause * 2, parts.longest);
      parts.onEnd();
    });
  }

  return {
    ask(what) {
      awaited.add(what);
      if (stop === null) start();
    },
    answered(what) {
      if (!awaited.delete(what)) return;
      calm();
      if (awaited.size > 0) start();
      else pause = parts.first;
    },
    rest(what) {
      awaited.delete(what);
      if (awaited.size === 0) calm();
    },
  };
}
