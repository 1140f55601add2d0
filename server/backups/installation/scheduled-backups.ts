import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  filesToRemove,
  type InstallationBackups,
  scheduledName,
} from '../../../domain/backups/installation-backups.ts';
import type { Settings } from '../../../hono.config.ts';
import type { Database } from '../../database/database.ts';
import { hasPanel } from '../../database/installation/panels.ts';
import { describeProblem, type Log } from '../../log/log.ts';
import { UNFINISHED } from '../backup-file.ts';
import { backUpInstallation } from './back-up-installation.ts';
import { endTurn, keepTurn, noteBackup, readBackupActs, takeTurn } from './backup-acts.ts';

/** The interval of the heartbeat to other processes while a backup is being made, in ms. */
const KEEP_TURN_EVERY = 60_000;
/** The maximum length of a stored error message, in characters. */
const LONGEST_PROBLEM = 1_000;

/**
 * Creates the scheduled backups of the settings, one at a time across all processes (BAK-41,
 * BAK-44). It also caches the outcome of the last one.
 */
export function createScheduledBackups(parts: {
  readonly database: Database;
  readonly settings: Pick<Settings, 'backupFolder' | 'backupHours' | 'backupKeep'>;
  readonly now: () => number;
  readonly log: Log;
}) {
  const { database, settings, now, log } = parts;
  const folder = settings.backupFolder === null ? null : resolve(settings.backupFolder);
  const schedule =
    folder === null ? null : { everyHours: settings.backupHours, keep: settings.backupKeep };
  const ending = new AbortController();
  let known: InstallationBackups = {
    schedule,
    made: null,
    verified: null,
    restored: null,
    failed: null,
  };
  let looking: Promise<void> = Promise.resolve();

  async function make(into: string): Promise<void> {
    const at = new Date(now());
    const file = join(into, scheduledName(at));
    const beat = setInterval(
      () =>
        void keepTurn(database, new Date(now())).catch((problem: unknown) =>
          log('warn', 'backup-turn-not-kept', { problem: describeProblem(problem) }),
        ),
      KEEP_TURN_EVERY,
    );
    try {
      await mkdir(into, { recursive: true, mode: 0o700 });
      // No other process writes here now: an unfinished file is from a process that ended. It may
      // have created the file with the final name too.
      for (const name of await readdir(into))
        if (name.endsWith(UNFINISHED)) {
          await rm(join(into, name), { force: true });
          await rm(join(into, name.slice(0, -UNFINISHED.length)), { force: true });
        }
      const order = { file, panel: null, at, signal: ending.signal };
      const { entries } = await backUpInstallation(database, order);
      log('info', 'backup-made', { file, entries: entries.length });
      for (const name of filesToRemove(await readdir(into), settings.backupKeep)) {
        await rm(join(into, name), { force: true });
        log('info', 'backup-removed', { file: join(into, name) });
      }
    } catch (problem) {
      if (ending.signal.aborted) return;
      const words = describeProblem(problem);
      log('error', 'backup-failed', { file, problem: words });
      const kept = { made: null, file, problem: words.slice(0, LONGEST_PROBLEM) };
      await noteBackup(database, { act: 'failed', at, ...kept });
    } finally {
      clearInterval(beat);
      await endTurn(database);
    }
  }

  async function makeWhereDue(): Promise<void> {
    if (folder === null || ending.signal.aborted) return;
    if (!(await database.asInstallation(hasPanel))) return;
    if (await takeTurn(database, settings.backupHours, new Date(now()))) await make(folder);
  }

  async function refresh(): Promise<void> {
    known = { schedule, ...(await readBackupActs(database)) };
  }

  return {
    /** Returns the outcomes as of the last poll (BAK-44). */
    known: (): InstallationBackups => known,
    /** Reads the current outcomes (BAK-44). */
    async read(): Promise<InstallationBackups> {
      await refresh();
      return known;
    },
    /** Makes a backup if one is due. An installation without a panel has nothing to back up. */
    look(): Promise<void> {
      looking = makeWhereDue().then(refresh);
      return looking;
    },
    /** Cancels the running backup and deletes its partial file. */
    async close(): Promise<void> {
      ending.abort(new Error('the server ends'));
      await Promise.allSettled([looking]);
    },
  };
}
