import type { Settings } from '../../hono.config.ts';
import type { DatabasePlace } from './database.ts';

/** Where the settings say the data is. */
export const placeOf = (settings: Pick<Settings, 'databaseUrl' | 'dataFolder'>): DatabasePlace =>
  settings.databaseUrl === null
    ? { dataFolder: settings.dataFolder }
    : { url: settings.databaseUrl };
