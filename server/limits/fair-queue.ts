/** Concurrency limits: how many may be at work in all and of one caller, and how many of one caller may wait. */
export type QueueBounds = {
  readonly atOnce: number;
  readonly each: number;
  readonly waiting: number;
  /** Told what a caller's work took, answers how long that caller's place rests then, both in ms. */
  readonly rest: (key: string, took: number) => number;
  readonly monotonic: () => number;
};

type Caller = { running: number; readonly waiting: (() => void)[] };

/**
 * LIM-6: a fair queue with concurrency limits. A place that becomes free goes to the caller with the least at work, among
 * those to the one who was served the longest ago, however much another asks for; a caller with `each` at work waits
 * though there are places, and one of whom more waits and whose work took long rests.
 */
export function createFairQueue({ atOnce, each, waiting, rest, monotonic }: QueueBounds) {
  /** Whoever waits or is at work, the one who was served last at the end. */
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
    // Only of whom more waits: one after the other, however slowly the database answers, is nobody's flood.
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
    /** OPS-1: how much is at work, and how much waits, whoever's it is. */
    count(): { readonly atWork: number; readonly waiting: number } {
      let waits = 0;
      for (const caller of callers.values()) waits += caller.waiting.length;
      return { atWork: running, waiting: waits };
    },
    /** Does the work when it is the caller's turn; null, and nothing done, where too much of the caller waits already. */
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
