/** A task to retry until it succeeds, with its key and the value to report if it never does. */
type Demand<Told> = {
  readonly key: string;
  readonly told: Told;
  /**
   * Resolves with `for-good` if the task is finished for ever. Then requests made meanwhile are
   * finished too.
   */
  readonly work: () => Promise<'for-good' | 'for-now'>;
  readonly onFailure: (problem: unknown, attempt: number) => void;
};

type Waiting<Told> = {
  readonly demand: Demand<Told>;
  attempts: number;
  isBusy: boolean;
  /** Whether the first attempt succeeded. */
  first: Promise<boolean>;
  /** Whether the task was requested again while it ran, so that it must run once more. */
  once: boolean;
};

/**
 * The limit of waiting tasks. Beyond it a failed task is dropped: after hours without a database,
 * the devices send their data again.
 */
const MOST_WAITING = 1_000;

/**
 * How often a task that is requested again during each run repeats at once. After that it waits in
 * the background, with pauses.
 */
const MOST_AT_ONCE = 3;

/**
 * Creates a queue of tasks that are retried with exponential backoff until they succeed (KEE-31).
 * The first attempt is immediate. Requests are deduplicated by key: a waiting task runs once, and a
 * running task once more unless it ended `for-good`. A task that is requested again during each run
 * continues in the background. Pauses are in ms.
 */
export function createRetry<Told>(retry: { readonly first: number; readonly longest: number }) {
  const waiting = new Map<string, Waiting<Told>>();
  const underWay = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | null = null;
  let pause = retry.first;
  let closed = false;

  async function attempt(one: Waiting<Told>): Promise<boolean> {
    const { key, work, onFailure } = one.demand;
    one.attempts += 1;
    one.isBusy = true;
    try {
      for (let times = 0; times < MOST_AT_ONCE; times += 1) {
        one.once = false;
        const done = await work();
        if (one.once && done === 'for-now') continue;
        waiting.delete(key);
        return true;
      }
      return false;
    } catch (problem) {
      onFailure(problem, one.attempts);
      return false;
    } finally {
      one.isBusy = false;
    }
  }

  function begin(work: () => Promise<void>): void {
    const done = work().finally(() => underWay.delete(done));
    underWay.add(done);
  }

  function later(): void {
    if (timer !== null || closed || waiting.size === 0) return;
    timer = setTimeout(() => begin(again), pause);
    timer.unref();
    pause = Math.min(retry.longest, pause * 2);
  }

  async function again(): Promise<void> {
    // One after the other, so that a database that has just recovered is not overloaded.
    for (const one of [...waiting.values()])
      if (!closed && !one.isBusy && (await attempt(one))) pause = retry.first;
    timer = null;
    later();
  }

  return {
    /**
     * Runs a task now, and retries it in the background when it fails. Resolves with whether the
     * first attempt succeeded; never rejects.
     */
    retryUntilDone(demand: Demand<Told>): Promise<boolean> {
      const before = waiting.get(demand.key);
      if (before !== undefined) before.once = true;
      if (before !== undefined) return before.first;
      const first = Promise.withResolvers<boolean>();
      if (closed) return Promise.resolve(false);
      const one: Waiting<Told> = {
        demand,
        attempts: 0,
        isBusy: true,
        once: false,
        first: first.promise,
      };
      const hasRoom = waiting.size < MOST_WAITING;
      if (hasRoom) waiting.set(demand.key, one);
      begin(async () => {
        const isDone = await attempt(one);
        first.resolve(isDone);
        if (!isDone) later();
      });
      return first.promise;
    },
    /**
     * Graceful shutdown: stops retrying and waits at most `deadline` ms for running tasks. Returns
     * the values of the unfinished tasks.
     */
    async close(deadline: number): Promise<readonly Told[]> {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      let limit: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        limit = setTimeout(resolve, deadline);
      });
      await Promise.race([Promise.all(underWay), late]);
      clearTimeout(limit);
      return [...waiting.values()].map(({ demand }) => demand.told);
    },
  };
}
