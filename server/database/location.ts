import type { Settings } from '../../hono.config.ts';
import type { DatabaseLocation } from './database.ts';

/** Where the settings say the data is. */
export const locationOf = (
  settings: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
): DatabaseLocation =>
  settings.databaseUrl === null
    ? { dataFolder: settings.dataFolder }
    : { url: settings.databaseUrl };
