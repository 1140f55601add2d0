/** Work that must be done: known by its key, with what is reported where it never was. */
type Demand<Told> = {
  readonly key: string;
  readonly told: Told;
  /** Answers whether it is done for good: then what was demanded meanwhile is done by it as well. */
  readonly work: () => Promise<'for-good' | 'for-now'>;
  readonly onFailure: (problem: unknown, attempt: number) => void;
};

type Waiting<Told> = {
  readonly demand: Demand<Told>;
  attempts: number;
  isBusy: boolean;
  /** Whether the first attempt did it. */
  first: Promise<boolean>;
  /** It was demanded while it was being done: what came between is not in that. */
  once: boolean;
};

/** More than this waits for nothing: what is behind a database that is away for hours comes again with its device. */
const MOST_WAITING = 1_000;

/** What is demanded anew each time it is done, by itself perhaps, is done so often at once, and then behind, with pauses. */
const MOST_AT_ONCE = 3;

/**
 * KEE-31: retries work until it is done: at once, and after a failure in the background with exponential backoff. What
 * is demanded again under its key while it waits is done once, and what is while it is being done once more, unless that was for
 * good; what is each time goes behind. Pauses in ms.
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
    // One after the other: a database that has just come back has enough to do.
    for (const one of [...waiting.values()])
      if (!closed && !one.isBusy && (await attempt(one))) pause = retry.first;
    timer = null;
    later();
  }

  return {
    /** Does it now, and where that fails again later. Answers whether it was done at once; never rejects. */
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
    /** Tries no more; waits at most `deadline` ms for what is under way, and answers what is not done. */
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
