import { ageOfBackups } from '../../../domain/backups/installation-backups.ts';
import type { Settings } from '../../../hono.config.ts';
import type { Database } from '../../database/database.ts';
import { describeProblem, type Log } from '../../log/log.ts';
import { createWatch } from '../../watch.ts';
import { createAnswering } from '../requests/answer-requests.ts';
import { answerRequest } from './answer-request.ts';
import { createScheduledBackups } from './scheduled-backups.ts';

/** BAK-41: how often it is looked whether a backup is due, and what became of the last, in ms. */
const LOOK_EVERY = 60_000;

/** BAK-40: how often it is looked whether the operator asks for a backup, in ms. */
const OPERATOR_LOOK_EVERY = 500;

/** What a running installation does about its backups: those it makes by itself, and those its operator asks for. */
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
    /** BAK-44: what of it stands in the health of the installation. */
    health() {
      const backup = ageOfBackups(own.known(), now());
      return backup === null ? {} : { backup };
    },
    async start(): Promise<void> {
      making.start(LOOK_EVERY, 0);
      // On a PostgreSQL server the commands reach the database themselves.
      if (database.engine !== 'embedded') return;
      await asked.open();
      listening.start(OPERATOR_LOOK_EVERY, 0);
    },
    /** Ends what is being made or answered; resolves when nothing more is asked of the database. */
    async close(): Promise<void> {
      making.stop();
      listening.stop();
      await Promise.all([own.close(), asked.close()]);
    },
  };
}
