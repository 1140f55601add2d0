import { join } from 'node:path';
import type { Settings } from '../../hono.config.ts';
import { TRAIL_KEY_FILE } from '../keys/trail-key-file.ts';
import type { DatabaseLocation } from './database.ts';

/** Where the settings say the data is, and the key of the audit trail. */
export function locationOf({
  databaseUrl,
  dataFolder,
  trailKey,
}: Pick<Settings, 'databaseUrl' | 'dataFolder' | 'trailKey'>): DatabaseLocation {
  const key = { trailKey: trailKey ?? join(dataFolder, TRAIL_KEY_FILE) };
  return databaseUrl === null ? { dataFolder, ...key } : { url: databaseUrl, ...key };
}
