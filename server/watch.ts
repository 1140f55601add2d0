/**
 * Periodic background work (polling), until it is stopped; a failure is reported, and the work is
 * tried again.
 */
export type Watch = ReturnType<typeof createWatch>;

/** Creates periodic work that is not started yet (ACC-7, ACC-79, KEE-8). */
export function createWatch(parts: {
  readonly look: () => Promise<void>;
  readonly onProblem: (problem: unknown) => void;
}) {
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  async function once(): Promise<void> {
    try {
      await parts.look();
      failures = 0;
    } catch (problem) {
      failures += 1;
      parts.onProblem(problem);
    }
  }
  return {
    /** HEA-2: how many of the last runs failed in a row. */
    failedInARow: (): number => failures,
    /**
     * Starts: the first run is after `first` ms; each interval counts from the end of the last run.
     */
    start(every: number, first = every): void {
      timer = setTimeout(() => {
        void once().then(() => {
          if (timer !== undefined) this.start(every);
        });
      }, first);
    },
    /** Stops the work. */
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
