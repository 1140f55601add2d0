import { ageOfBackups } from '../../../domain/backups/installation-backups.ts';
import type { Settings } from '../../../hono.config.ts';
import type { Database } from '../../database/database.ts';
import { describeProblem, type Log } from '../../log/log.ts';
import { createWatch } from '../../watch.ts';
import { createAnswering } from '../requests/answer-requests.ts';
import { answerRequest } from './answer-request.ts';
import { createScheduledBackups } from './scheduled-backups.ts';

/**
 * The interval of the poll whether a backup is due, and for the outcome of the last one, in ms
 * (BAK-41).
 */
const LOOK_EVERY = 60_000;

/** The interval of the poll for requests of the operator, in ms (BAK-40). */
const OPERATOR_LOOK_EVERY = 500;

/**
 * Creates the backup jobs of a running installation: scheduled backups, and those that the operator
 * requests.
 */
export function createBackups(parts: {
  readonly database: Database;
  readonly settings: Settings;
  /** The data folder. */
  readonly folder: string;
  readonly now: () => number;
  readonly log: Log;
}) {
  const { database, folder, now, log } = parts;
  const own = createScheduledBackups(parts);
  const asked = createAnswering({
    dataFolder: folder,
    now,
    log,
    answer: async (request, signal) => {
      const lines = await answerRequest(database, request, new Date(now()), signal);
      await own.read();
      return lines;
    },
  });
  const told = (event: string) => (problem: unknown) =>
    log('error', event, { problem: describeProblem(problem) });
  const making = createWatch({ look: own.look, onProblem: told('backups-not-looked-at') });
  const listening = createWatch({ look: asked.look, onProblem: told('backup-requests-not-read') });
  return {
    read: own.read,
    /** Returns the age of the last backup for the health check (BAK-44). */
    health() {
      const backup = ageOfBackups(own.known(), now());
      return backup === null ? {} : { backup };
    },
    async start(): Promise<void> {
      making.start(LOOK_EVERY, 0);
      // With a PostgreSQL server the commands connect to the database themselves.
      if (database.engine !== 'embedded') return;
      await asked.open();
      listening.start(OPERATOR_LOOK_EVERY, 0);
    },
    /**
     * Graceful shutdown: cancels the running backup and requests. Resolves when they use the
     * database no longer.
     */
    async close(): Promise<void> {
      making.stop();
      listening.stop();
      await Promise.all([own.close(), asked.close()]);
    },
  };
}
