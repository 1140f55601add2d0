import { accept } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { readSettings } from '../../database/installation/settings.ts';
import { NOTHING, route } from '../route.ts';

/** The routes of the panel's settings. */
export function settingsRoutes(database: Database) {
  return {
    'GET /api/settings': route('GET /api/settings', NOTHING, ({ actor }) =>
      database.inPanel(actor.panel, async (scope) => accept((await readSettings(scope)).settings)),
    ),
  };
}
