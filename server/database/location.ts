import { join } from 'node:path';
import type { Settings } from '../../hono.config.ts';
import { TRAIL_KEY_FILE } from '../keys/trail-key-file.ts';
import type { DatabaseLocation } from './database.ts';

/** Returns the location of the database and of the key of the audit trail, from the settings. */
export function locationOf({
  databaseUrl,
  databaseRequestsUrl,
  dataFolder,
  trailKey,
  requestsSecret,
}: Pick<Settings, 'databaseUrl' | 'databaseRequestsUrl' | 'dataFolder' | 'trailKey'> & {
  readonly requestsSecret?: string;
}): DatabaseLocation {
  const key = { trailKey: trailKey ?? join(dataFolder, TRAIL_KEY_FILE) };
  if (databaseUrl === null) return { dataFolder, ...key };
  const requests = requestsSecret === undefined ? {} : { requestsSecret };
  return { url: databaseUrl, requestsUrl: databaseRequestsUrl, ...requests, ...key };
}
