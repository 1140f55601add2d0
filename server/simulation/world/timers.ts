import type { Owner } from './owner.ts';
import type { World } from './world.ts';

type Waiting = {
  readonly id: number;
  readonly owner: Owner;
  readonly run: () => void;
  /** Null where it is done as soon as its turn comes. */
  due: number | null;
  readonly every: number | null;
};

/** What is waited for by the clock, or for the next turn of the event loop, by whom. */
export type Timers = ReturnType<typeof createTimers>;

/** Builds the timers of a world: of each owner the earliest that is due may fire next. */
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
    /** Waits so many ms, once or again and again; null waits for the next turn. */
    add(owner: Owner, run: () => void, ms: number | null, again: boolean): number {
      last += 1;
      const after = ms === null ? null : Math.max(1, Number.isFinite(ms) ? ms : 1);
      const due = after === null ? null : world.time.at + after;
      waiting.set(last, { id: last, owner, run, due, every: again ? after : null });
      return last;
    },
    remove: (id: number): void => void waiting.delete(id),
    /** Moves the clock to when the next of the living wakes; false where nobody ever will. */
    skip(): boolean {
      const dues = living().flatMap(({ due }) => (due === null ? [] : [due]));
      if (dues.length === 0) return false;
      world.time.at = Math.max(world.time.at, Math.min(...dues));
      return true;
    },
    /** Lets go of what the dead waited for. */
    bury(): void {
      for (const { id, owner } of [...waiting.values()]) if (!owner.alive) waiting.delete(id);
    },
  };
}
