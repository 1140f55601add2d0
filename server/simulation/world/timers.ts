import type { Owner } from './owner.ts';
import type { World } from './world.ts';

type Waiting = {
  readonly id: number;
  readonly owner: Owner;
  readonly run: () => void;
  /** When it is due, in ms; null for the next turn of the event loop. */
  due: number | null;
  readonly every: number | null;
};

/** The simulated timers (a fake clock): timeouts, intervals and immediates, by owner. */
export type Timers = ReturnType<typeof createTimers>;

/**
 * Creates the simulated timers of a world. The scheduler may fire the earliest due timer of each
 * owner.
 */
export function createTimers(world: World) {
  const waiting = new Map<number, Waiting>();
  let last = 0;

  function fire(timer: Waiting): void {
    if (timer.every === null) waiting.delete(timer.id);
    else timer.due = world.time.at + timer.every;
    timer.run();
  }
  const living = (): readonly Waiting[] =>
    [...waiting.values()].filter(({ owner }) => owner.alive && !owner.stalled);

  function earliest(of: readonly Waiting[]): readonly Waiting[] {
    const first = new Map<Owner, Waiting>();
    for (const timer of of) {
      const before = first.get(timer.owner);
      if (before === undefined || (timer.due ?? 0) < (before.due ?? 0))
        first.set(timer.owner, timer);
    }
    return [...first.values()];
  }

  world.add(() => {
    const now = living();
    const immediates = earliest(now.filter(({ due }) => due === null));
    const due = earliest(now.filter(({ due }) => due !== null && due <= world.time.at));
    return [...immediates, ...due].map((timer) => ({
      owner: timer.owner,
      what: `${timer.owner.name} ${timer.due === null ? 'goes on' : 'wakes'}`,
      happen: () => fire(timer),
    }));
  });

  return {
    /** Adds a timer of so many ms, once or repeating; null is the next turn of the event loop. */
    add(owner: Owner, run: () => void, ms: number | null, again: boolean): number {
      last += 1;
      const after = ms === null ? null : Math.max(1, Number.isFinite(ms) ? ms : 1);
      const due = after === null ? null : world.time.at + after;
      waiting.set(last, { id: last, owner, run, due, every: again ? after : null });
      return last;
    },
    remove: (id: number): void => void waiting.delete(id),
    /**
     * Advances the clock to the next timer of a living owner; returns false where there is none.
     */
    skip(): boolean {
      const dues = living().flatMap(({ due }) => (due === null ? [] : [due]));
      if (dues.length === 0) return false;
      world.time.at = Math.max(world.time.at, Math.min(...dues));
      return true;
    },
    /** Removes the timers of dead owners. */
    bury(): void {
      for (const { id, owner } of [...waiting.values()]) if (!owner.alive) waiting.delete(id);
    },
  };
}
