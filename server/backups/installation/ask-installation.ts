import { resolve } from 'node:path';
import type { Settings } from '../../../hono.config.ts';
import { openDatabase } from '../../audit/open-database.ts';
import { locationOf } from '../../database/location.ts';
import { askServer, isHeld } from '../requests/ask-server.ts';
import type { BackupRequest } from '../requests/backup-request.ts';
import { answerRequest } from './answer-request.ts';

/**
 * Executes a request about backups (BAK-40). With an embedded database that a server has locked,
 * the server executes it, else this process does. The signal cancels it.
 */
export async function askInstallation(
  settings: Settings,
  request: BackupRequest,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const folder = resolve(settings.dataFolder);
  if (settings.databaseUrl === null && isHeld(folder)) return askServer(folder, request, signal);
  const place = locationOf({ ...settings, dataFolder: folder });
  const database = await openDatabase(place, { mustExist: true });
  try {
    return await answerRequest(database, request, new Date(), signal);
  } finally {
    await database.close();
  }
}
