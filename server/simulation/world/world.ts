import { AsyncLocalStorage } from 'node:async_hooks';
import type { seeded } from '../../sync/testing/seeded.ts';
import type { Owner } from './owner.ts';

/** A seeded random number generator. */
export type Chance = ReturnType<typeof seeded>;

/** An event that may happen next: its owner, its text in the trace, and its effect. */
export type Happening = {
  readonly owner: Owner;
  readonly what: string;
  readonly happen: () => void;
};

/** Lists the events that are possible now, in an order that depends only on the past. */
export type Source = () => readonly Happening[];

/** The deterministic scheduler of the simulation, which decides what happens next. */
export type World = ReturnType<typeof createWorld>;

/**
 * Creates a simulated world, in which nothing happens by itself. Each event waits in a source until
 * the scheduler picks it at random. Its immediate consequences are over before the next one is
 * picked. `turn` lets the real event loop turn once.
 */
export function createWorld(turn: () => Promise<void>) {
  const here = new AsyncLocalStorage<Owner>();
  const sources: Source[] = [];
  const trace: string[] = [];
  const time = { at: Date.parse('2026-11-27T09:00:00.000Z') };
  const authors = new Set<number>();

  const next = (): readonly Happening[] =>
    sources.flatMap((source) => source()).filter(({ owner }) => owner.alive && !owner.stalled);

  return {
    /** The fake clock, in ms since 1970; it is monotonic. */
    time,
    trace,
    tell: (what: string): void => void trace.push(what),
    /** Adds a source of possible events. */
    add: (source: Source): void => void sources.push(source),
    /** The owner of the code that runs now; undefined outside the world. */
    current: (): Owner | undefined => here.getStore(),
    /** Runs code as an owner; its consequences belong to the same owner. */
    as: <Value>(owner: Owner, act: () => Value): Value => here.run(owner, act),
    /** Runs code as an owner, and waits for its immediate consequences. */
    async act(owner: Owner, what: string, act: () => void): Promise<void> {
      trace.push(what);
      here.run(owner, act);
      await turn();
    },
    /**
     * A Yjs client id that no document of this world had before. The random numbers begin again
     * with each step, and would repeat one.
     */
    newAuthor(chance: Chance): number {
      let author: number;
      do author = 2 ** 20 + chance.whole(2 ** 30);
      while (authors.has(author));
      authors.add(author);
      return author;
    },
    /** Picks the next event at random and runs it; false where none is possible. */
    async next(chance: Chance): Promise<boolean> {
      const possible = next();
      if (possible.length === 0) return false;
      const { owner, what, happen } = chance.pick(possible);
      trace.push(what);
      here.run(owner, happen);
      await turn();
      return true;
    },
  };
}
