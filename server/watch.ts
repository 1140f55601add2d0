/** ACC-7, KEE-8: looks every so many milliseconds, until it is stopped; a look that failed is told of, and looked again. */
export function createWatch(parts: {
  readonly look: () => Promise<void>;
  readonly onProblem: (problem: unknown) => void;
}) {
  let timer: NodeJS.Timeout | undefined;
  return {
    /** Looks `first` from now; the next time counts from the end of the last. */
    start(every: number, first = every): void {
      timer = setTimeout(() => {
        parts
          .look()
          .catch(parts.onProblem)
          .finally(() => {
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
