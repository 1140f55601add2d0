import { accept } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { readSettings } from '../../database/settings.ts';
import { route } from '../route.ts';

/** The panel's settings. */
export function settingsRoutes(database: Database) {
  return {
    'GET /api/settings': route('GET /api/settings', {}, ({ actor }) =>
      database.inPanel(actor.panel, async (scope) => accept((await readSettings(scope)).settings)),
    ),
  };
}
