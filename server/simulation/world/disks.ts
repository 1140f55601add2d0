import type { Disk, Outcome, Turn } from '../memory/disk.ts';
import type { RowTables, Snapshot } from '../memory/row-tables.ts';
import type { Owner } from './owner.ts';
import type { Chance, Happening, World } from './world.ts';

type Holder = {
  readonly owner: Owner;
  readonly stood: Snapshot;
  /** Is called when the scheduler picks the commit. */
  commit: ((outcome: Outcome) => void) | null;
};

/**
 * The simulated disk of all processes. The scheduler decides whose turn it is; injected faults and
 * chance decide the outcome of commits.
 */
export type Disks = ReturnType<typeof createDisks>;

/** Creates the simulated disk of a world. One process at a time has its one connection. */
export function createDisks(world: World, tables: RowTables, chance: Chance) {
  const waiting: { owner: Owner; go: () => void }[] = [];
  const answers: Happening[] = [];
  const planned = new Map<Owner, Outcome>();
  const fault = { full: false };
  let holder: Holder | null = null;

  const outcomeFor = (owner: Owner): Outcome => {
    if (fault.full) return 'failed';
    const outcome = planned.get(owner) ?? 'held';
    planned.delete(owner);
    return outcome;
  };
  function answered<Value>(owner: Owner, what: string, value: Value): Promise<Value> {
    return new Promise((resolve) => {
      const answer: Happening = {
        owner,
        what: `${owner.name} ${what}`,
        happen() {
          answers.splice(answers.indexOf(answer), 1);
          resolve(value);
        },
      };
      answers.push(answer);
    });
  }

  function turnOf(owner: Owner): Turn {
    const mine: Holder = { owner, stood: tables.snapshot(), commit: null };
    holder = mine;
    const over = () => {
      if (holder === mine) holder = null;
    };
    return {
      async commit() {
        const outcome = await new Promise<Outcome>((resolve) => {
          mine.commit = resolve;
        });
        return answered(owner, 'hears of its commit', outcome);
      },
      answer() {
        over();
        return answered(owner, 'has read', undefined);
      },
      end() {
        if (holder === mine) tables.restore(mine.stood);
        over();
      },
    };
  }

  function commit({ owner, stood, commit: tell }: Holder): void {
    const outcome = outcomeFor(owner);
    if (outcome === 'failed') tables.restore(stood);
    holder = null;
    world.tell(`the commit of ${owner.name} is ${outcome}`);
    tell?.(outcome);
  }

  world.add(() => {
    const held = holder;
    if (held?.commit) {
      const what = `${held.owner.name} commits`;
      return [...answers, { owner: held.owner, what, happen: () => commit(held) }];
    }
    if (held !== null) return answers;
    // The requests of one process keep their order.
    const first = new Map(waiting.toReversed().map((one) => [one.owner, one]));
    const turns = [...first.values()].map((one) => ({
      owner: one.owner,
      what: `${one.owner.name} asks the database`,
      happen() {
        waiting.splice(waiting.indexOf(one), 1);
        one.go();
      },
    }));
    return [...answers, ...turns];
  });

  return {
    /** The disk of one process. */
    of: (owner: Owner): Disk => ({
      begin: () =>
        new Promise((resolve) => waiting.push({ owner, go: () => resolve(turnOf(owner)) })),
    }),
    /** The committed state, without the changes in progress. */
    committed: (): Snapshot => holder?.stood ?? tables.snapshot(),
    /** Injects or clears a fault: the disk is full. */
    full(is: boolean): void {
      fault.full = is;
    },
    /** Sets the outcome of a process's next commit. */
    plan: (owner: Owner, outcome: Outcome): void => void planned.set(owner, outcome),
    /** Clears all injected faults. */
    sound(): void {
      fault.full = false;
      planned.clear();
    },
    /**
     * Ends a process by a crash. A commit in progress is durable or not, by chance; anything else
     * is rolled back.
     */
    die(owner: Owner): void {
      waiting.splice(0, waiting.length, ...waiting.filter((one) => one.owner !== owner));
      answers.splice(0, answers.length, ...answers.filter((one) => one.owner !== owner));
      if (holder?.owner !== owner) return;
      if (holder.commit === null || fault.full || chance.whole(2) === 0)
        tables.restore(holder.stood);
      holder = null;
    },
  };
}
