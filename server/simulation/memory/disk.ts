import type { RowTables, Snapshot } from './tables.ts';

/** What becomes of a commit: it holds, it does not, or it holds and nobody is told. */
export type Outcome = 'held' | 'failed' | 'unanswered';

/** One process's turn at the tables: nobody else changes them before it is over. */
export type Turn = {
  /** Resolves with what became of what was changed in this turn; with it the turn is over. */
  commit(): Promise<Outcome>;
  /** Resolves when what was read has come; with it the turn is over. */
  answer(): Promise<void>;
  /** Takes back what was changed in this turn and not committed, and ends it. */
  end(): void;
};

/** Gives one process its turns; the database has one connection, as the embedded one has. */
export type Disk = { begin(): Promise<Turn> };

/** A disk without faults, which gives turns in the order they are asked for. */
export function soundDisk(tables: RowTables): Disk {
  const waiting: (() => void)[] = [];
  let taken = false;
  function give(): void {
    const next = waiting.shift();
    taken = next !== undefined;
    next?.();
  }
  function turn(): Turn {
    const stood: Snapshot = tables.snapshot();
    let isOver = false;
    const over = () => {
      if (!isOver) give();
      isOver = true;
    };
    return {
      commit: () => Promise.resolve(over()).then(() => 'held'),
      answer: () => Promise.resolve(over()),
      end() {
        if (!isOver) tables.restore(stood);
        over();
      },
    };
  }
  return {
    async begin() {
      if (taken) await new Promise<void>((resolve) => waiting.push(resolve));
      taken = true;
      return turn();
    },
  };
}
