/**
 * The concurrency limits of a fair queue: how many run in all, how many of one caller, and how many
 * of one caller may wait.
 */
export type QueueBounds = {
  readonly atOnce: number;
  readonly each: number;
  readonly waiting: number;
  /**
   * Takes the duration of a caller's work, and returns how long the caller's slot stays occupied
   * after it, both in ms.
   */
  readonly rest: (key: string, took: number) => number;
  readonly monotonic: () => number;
};

type Caller = { running: number; readonly waiting: (() => void)[] };

/**
 * Creates a fair queue with concurrency limits (LIM-6, LIM-24). A free slot goes to the caller with
 * the least work in progress, and among equals to the one who was served the longest ago. The
 * number of waiting requests does not count.
 *
 * A caller with `each` in progress waits although slots are free. A caller with more work waiting,
 * whose work took long, is throttled.
 */
export function createFairQueue({ atOnce, each, waiting, rest, monotonic }: QueueBounds) {
  /** Every caller with waiting or running work; the one who was served last is at the end. */
  const callers = new Map<string, Caller>();
  let running = 0;

  function whoseTurn(): readonly [string, Caller] | null {
    let first: readonly [string, Caller] | null = null;
    for (const [key, caller] of callers) {
      if (caller.waiting.length === 0 || caller.running >= each) continue;
      if (first === null || caller.running < first[1].running) first = [key, caller];
    }
    return first;
  }

  function serveNext(): void {
    while (running < atOnce) {
      const next = whoseTurn();
      if (next === null) return;
      const [key, caller] = next;
      callers.delete(key);
      callers.set(key, caller);
      caller.running += 1;
      running += 1;
      caller.waiting.shift()?.();
    }
  }

  function done(key: string, caller: Caller, took: number): void {
    running -= 1;
    // Only callers with more work waiting: one request after the other is no flood, however slowly
    // the database answers.
    const resting = caller.waiting.length > 0 ? rest(key, took) : 0;
    if (resting > 0) setTimeout(() => giveBack(key, caller), resting).unref();
    else giveBack(key, caller);
    serveNext();
  }

  function giveBack(key: string, caller: Caller): void {
    caller.running -= 1;
    if (caller.running === 0 && caller.waiting.length === 0) callers.delete(key);
    serveNext();
  }

  return {
    /** OPS-1: how much work is running, and how much is waiting, of all callers. */
    count(): { readonly atWork: number; readonly waiting: number } {
      let waits = 0;
      for (const caller of callers.values()) waits += caller.waiting.length;
      return { atWork: running, waiting: waits };
    },
    /**
     * Runs work when it is the caller's turn. Returns null, and runs nothing, where too much of the
     * caller waits already.
     */
    async run<Value>(
      key: string,
      work: () => Promise<Value>,
      most = waiting,
    ): Promise<{ readonly value: Value } | null> {
      const caller = callers.get(key) ?? { running: 0, waiting: [] };
      if (caller.waiting.length >= most) return null;
      callers.set(key, caller);
      await new Promise<void>((resolve) => {
        caller.waiting.push(resolve);
        serveNext();
      });
      const from = monotonic();
      try {
        return { value: await work() };
      } finally {
        done(key, caller, monotonic() - from);
      }
    },
  };
}
