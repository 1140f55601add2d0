import { accept } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { listOpenCalls, listProgress } from '../../database/today.ts';
import { NOTHING, route } from '../route.ts';

/** TDY-1: what of the sessions in progress the desk is told on its first page. */
export function todayRoutes(database: Database) {
  return {
    'GET /api/today': route('GET /api/today', NOTHING, ({ actor }) =>
      database.inPanel(actor.panel, async (scope) =>
        accept({ calls: await listOpenCalls(scope), progress: await listProgress(scope) }),
      ),
    ),
  };
}
