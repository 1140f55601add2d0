import { listQuery } from '../../../domain/lists/list-query.ts';
import { accept } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { listAssessed } from '../../database/results/assessed.ts';
import { listResults } from '../../database/results/results.ts';
import { NOTHING, route } from '../route.ts';

/**
 * The routes of all sessions' valid results, also with their scores on sheets of points (SHT-13).
 */
export function resultsRoutes(database: Database) {
  return {
    'GET /api/assessments': route(
      'GET /api/assessments',
      { ...NOTHING, query: listQuery },
      ({ actor, query }) =>
        database.inPanel(actor.panel, async (scope) => accept(await listAssessed(scope, query))),
    ),
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
