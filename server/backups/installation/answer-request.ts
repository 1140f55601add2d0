import type { Database } from '../../database/database.ts';
import { listPanels } from '../../database/installation/panels.ts';
import { describeBackup } from '../describe-backup.ts';
import type { BackupRequest } from '../requests/backup-request.ts';
import { backUpInstallation } from './back-up-installation.ts';
import { noteBackup } from './backup-acts.ts';

/**
 * A note that a file was verified or restored, for the installation that has the panels of the
 * file.
 */
type NoteRequest = Omit<Extract<BackupRequest, { kind: 'note' }>, 'kind'>;

/** Executes a request of the operator and returns the lines to print (BAK-40). */
export async function answerRequest(
  database: Database,
  request: BackupRequest,
  at: Date,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  if (request.kind === 'note') return noteFile(database, request, at);
  const order = { file: request.file, panel: request.panel, isKept: request.isKept, at };
  const manifest = await backUpInstallation(database, {
    ...order,
    ...(signal === undefined ? {} : { signal }),
  });
  return describeBackup(manifest);
}

/**
 * Records that a file was verified or restored, if it is a backup of this installation (BAK-44).
 */
async function noteFile(
  database: Database,
  { act, file, made, panels }: NoteRequest,
  at: Date,
): Promise<readonly string[]> {
  const own = new Set<string>((await database.asInstallation(listPanels)).map(({ id }) => id));
  if (panels.length === 0 || !panels.every((id) => own.has(id))) return [];
  await noteBackup(database, { act, at, made: new Date(made), file });
  return [`kept that a backup of ${made} was ${act}`];
}
