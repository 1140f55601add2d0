/** Builds the queue for one thing. */
export function createTurns() {
  const queue: (() => void)[] = [];
  let taken = false;
  return {
    /** Resolves when it is the caller's turn. */
    take(): Promise<void> {
      if (taken) return new Promise((resolve) => queue.push(resolve));
      taken = true;
      return Promise.resolve();
    },
    /** Passes the turn on. */
    give(): void {
      const next = queue.shift();
      if (next === undefined) taken = false;
      else next();
    },
  };
}
