import { z } from 'zod';
import { accept, refuse } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { openSessionsOf, performedBy } from '../../database/own-evaluations.ts';
import { NOTHING, route } from '../route.ts';

const query = z.strictObject({ page: z.string().max(9).exactOptional() });

/** A taster's own sessions and performed sheets, with nothing of the samples (BLI-2). */
export function evaluationsRoutes(database: Database) {
  return {
    'GET /api/evaluations': route('GET /api/evaluations', { ...NOTHING, query }, (request) =>
      database.inPanel(request.actor.panel, async (scope) => {
        const { taster } = request.actor;
        if (taster === null) return refuse('access-denied');
        return accept({
          open: await openSessionsOf(scope, taster),
          performed: await performedBy(scope, taster, request.query),
        });
      }),
    ),
  };
}
