/** Creates a mutex: callers acquire it one after the other, in the order in which they asked. */
export function createMutex() {
  const queue: (() => void)[] = [];
  let held = false;
  return {
    /** Resolves when the caller has the mutex. */
    acquire(): Promise<void> {
      if (held) return new Promise((resolve) => queue.push(resolve));
      held = true;
      return Promise.resolve();
    },
    /** Passes the mutex on to the next caller. */
    release(): void {
      const next = queue.shift();
      if (next === undefined) held = false;
      else next();
    },
  };
}
