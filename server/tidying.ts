import type { Database } from './database/database.ts';

/** How long no mark was stored before the tables are tidied, and how long that is waited for at most, in ms. */
const QUIET_MS = 30_000;
const LATEST_MS = 3_600_000;

/** DAT-13: tidies the tables of the embedded database when nobody waits for it, an hour late at most. */
export function createTidying(parts: {
  readonly tidy: Database['tidy'];
  readonly monotonic: () => number;
}) {
  const { tidy, monotonic } = parts;
  let stored = Number.NEGATIVE_INFINITY;
  let tidied = monotonic();
  return {
    /** Told that live documents were stored. */
    noteStored(): void {
      stored = monotonic();
    },
    /** Tidies what is worth it, unless marks are coming in; where they begin to, what is left waits for another look. */
    async look(): Promise<void> {
      const isLate = monotonic() - tidied > LATEST_MS;
      const mayGoOn = () => isLate || monotonic() - stored > QUIET_MS;
      if (tidy === null || !mayGoOn()) return;
      await tidy(mayGoOn);
      if (mayGoOn()) tidied = monotonic();
    },
  };
}
