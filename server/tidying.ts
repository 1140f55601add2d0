import type { Database } from './database/database.ts';

/**
 * How long no mark was stored before the tables are vacuumed, and the longest that vacuum waits for
 * that, in ms.
 */
const QUIET_MS = 30_000;
const LATEST_MS = 3_600_000;

/**
 * Creates the vacuum of the embedded database's tables, when nobody waits for it, an hour late at
 * most (DAT-13, DAT-60).
 */
export function createTidying(parts: {
  readonly vacuum: Database['vacuum'];
  readonly monotonic: () => number;
}) {
  const { vacuum, monotonic } = parts;
  let stored = Number.NEGATIVE_INFINITY;
  let tidied = monotonic();
  return {
    /** Records that live documents were stored. */
    noteStored(): void {
      stored = monotonic();
    },
    /**
     * Vacuums the tables that need it, unless marks are coming in. If marks begin to come in, the
     * rest waits for the next poll.
     */
    async look(): Promise<void> {
      const isLate = monotonic() - tidied > LATEST_MS;
      const mayGoOn = () => isLate || monotonic() - stored > QUIET_MS;
      if (vacuum === null || !mayGoOn()) return;
      await vacuum(mayGoOn);
      if (mayGoOn()) tidied = monotonic();
    },
  };
}
