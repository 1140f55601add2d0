import { listQuery } from '../../../domain/lists/list-query.ts';
import { accept } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { listResults } from '../../database/results.ts';
import { NOTHING, route } from '../route.ts';

/** The standing results of all sessions. */
export function resultsRoutes(database: Database) {
  return {
    'GET /api/results': route(
      'GET /api/results',
      { ...NOTHING, query: listQuery },
      ({ actor, query }) =>
        database.searchInPanel(actor.panel, async (scope) =>
          accept(await listResults(scope, query)),
        ),
    ),
  };
}
