import { AsyncLocalStorage } from 'node:async_hooks';
import type { seeded } from '../../sync/testing/seeded.ts';
import type { Owner } from './owner.ts';

/** A source of chance. */
export type Chance = ReturnType<typeof seeded>;

/** Something that may happen next: to whom, what the trace says of it, and how it is done. */
export type Happening = {
  readonly owner: Owner;
  readonly what: string;
  readonly happen: () => void;
};

/** What could happen now, in an order that is the same for the same past. */
export type Source = () => readonly Happening[];

/** The one place where it is decided what happens next. */
export type World = ReturnType<typeof createWorld>;

/**
 * Builds a world in which nothing happens by itself: whatever is to happen waits in a source until chance picks it, and
 * what follows from it at once is over before the next is picked. `turn` lets the real event loop turn once.
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
    /** The time of the world, in ms since 1970; it only goes forward. */
    time,
    trace,
    tell: (what: string): void => void trace.push(what),
    /** Adds what may happen. */
    add: (source: Source): void => void sources.push(source),
    /** Who is doing what is done now. */
    current: (): Owner | undefined => here.getStore(),
    /** Does something as somebody: what follows from it is theirs. */
    as: <Value>(owner: Owner, act: () => Value): Value => here.run(owner, act),
    /** Does something as somebody, and lets follow what follows at once. */
    async act(owner: Owner, what: string, act: () => void): Promise<void> {
      trace.push(what);
      here.run(owner, act);
      await turn();
    },
    /** A client id of Yjs that no document of this world had before: chance, which begins again with each step, repeats itself. */
    newAuthor(chance: Chance): number {
      let author: number;
      do author = 2 ** 20 + chance.whole(2 ** 30);
      while (authors.has(author));
      authors.add(author);
      return author;
    },
    /** Lets chance pick what happens next; false where nothing can. */
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
