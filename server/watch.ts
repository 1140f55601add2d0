/** Work that is done every so many milliseconds until it is stopped; a failure is reported, and the work is tried again. */
export type Watch = ReturnType<typeof createWatch>;

/** Creates a watch that is not started (ACC-7, ACC-79, KEE-8). */
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
    /** HEA-2: how many of the last times failed in a row. */
    failedInARow: (): number => failures,
    /** Looks `first` from now; the next time counts from the end of the last. */
    start(every: number, first = every): void {
      timer = setTimeout(() => {
        void once().then(() => {
          if (timer !== undefined) this.start(every);
        });
      }, first);
    },
    /** Looks no more. */
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
