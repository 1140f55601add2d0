import { describeProblem, type Log } from '../log/log.ts';

/** What the watch asks and does. */
export type WatchParts = {
  /** The accounts with an open document at this process. */
  readonly openUsers: () => readonly string[];
  /** Which of them have no good session left. */
  readonly withoutSession: (users: readonly string[]) => Promise<readonly string[]>;
  readonly returnToGate: (users: ReadonlySet<string>) => void;
  readonly log: Log;
};

/**
 * ACC-7: closes the documents of whoever has no session any more, whichever process ended it and also when it ended by
 * time alone. `look` does so once; `start` does so again and again until it is stopped.
 */
export function createSessionWatch(parts: WatchParts) {
  let timer: NodeJS.Timeout | undefined;
  async function look(): Promise<void> {
    const users = parts.openUsers();
    if (users.length === 0) return;
    const ended = await parts.withoutSession(users);
    if (ended.length > 0) parts.returnToGate(new Set(ended));
  }
  return {
    look,
    /** Looks every so many milliseconds; the next time counts from the end of the last. */
    start(every: number): void {
      timer = setTimeout(() => {
        look()
          .catch((problem: unknown) =>
            parts.log('error', 'session-watch-failed', { problem: describeProblem(problem) }),
          )
          .finally(() => {
            if (timer !== undefined) this.start(every);
          });
      }, every);
    },
    /** Looks no more. */
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
