import { refuse } from '../../../domain/refusal.ts';
import { parseTasterId } from '../../../domain/words/ids.ts';
import { readSettingsBook } from '../../books/settings-book.ts';
import { readStatusBook } from '../../books/status-book.ts';
import type { Database } from '../../database/database.ts';
import { findTaster } from '../../database/tasters/tasters.ts';
import { NOTHING, route } from '../route.ts';

/**
 * The routes of the settings history and of each taster's status history (books). Each is verified
 * whenever it is read.
 */
export function bookRoutes(database: Database) {
  return {
    'GET /api/settings/book': route('GET /api/settings/book', NOTHING, ({ actor }) =>
      database.inPanel(actor.panel, readSettingsBook),
    ),
    'GET /api/tasters/:id/status': route(
      'GET /api/tasters/:id/status',
      NOTHING,
      ({ actor, params }) =>
        database.inPanel(actor.panel, async (scope) => {
          const id = parseTasterId(params.id);
          if (id === null || (await findTaster(scope, id)) === null) return refuse('not-found');
          return readStatusBook(scope, id);
        }),
    ),
  };
}
