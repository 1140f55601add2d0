import type { RowTables, Snapshot } from './row-tables.ts';

/** The outcome of a commit: it is durable, it failed, or it is durable and the answer is lost. */
export type Outcome = 'held' | 'failed' | 'unanswered';

/**
 * The exclusive access of one process to the tables (a mutex): nobody else changes them before it
 * ends.
 */
export type Turn = {
  /** Resolves with the outcome of the changes, and ends the access. */
  commit(): Promise<Outcome>;
  /** Resolves when the rows that were read have arrived, and ends the access. */
  answer(): Promise<void>;
  /** Rolls back what was not committed, and ends the access. */
  end(): void;
};

/** Gives a process exclusive access. The database has one connection, as the embedded one has. */
export type Disk = { begin(): Promise<Turn> };

/** A disk without faults, which gives access in the order of requests. */
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
