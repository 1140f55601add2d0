/** Creates a mutex: callers acquire it one after another, in the order of their calls. */
export function createMutex() {
  const queue: (() => void)[] = [];
  let held = false;
  return {
    /** Resolves when the caller holds the mutex. */
    acquire(): Promise<void> {
      if (held) return new Promise((resolve) => queue.push(resolve));
      held = true;
      return Promise.resolve();
    },
    /** Passes the mutex to the next caller in the queue. */
    release(): void {
      const next = queue.shift();
      if (next === undefined) held = false;
      else next();
    },
  };
}
