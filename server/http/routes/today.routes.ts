import { accept } from '../../../domain/refusal.ts';
import type { ComingPlan } from '../../../domain/today/today-answers.ts';
import type { PanelId } from '../../../domain/words/ids.ts';
import type { Database } from '../../database/database.ts';
import { listOpenCalls, listProgress } from '../../database/today.ts';
import { NOTHING, route } from '../route.ts';

/** What is told of the day, and who tells how far the next plans are (TDY-3). */
export type TodayParts = {
  readonly database: Database;
  readonly comingPlans: (panel: PanelId) => Promise<readonly ComingPlan[]>;
};

/** TDY-1, TDY-3: what of the sessions in progress and to come the desk is told on its first page. */
export function todayRoutes({ database, comingPlans }: TodayParts) {
  return {
    'GET /api/today': route('GET /api/today', NOTHING, async ({ actor }) => {
      const running = await database.inPanel(actor.panel, async (scope) => ({
        calls: await listOpenCalls(scope),
        progress: await listProgress(scope),
      }));
      return accept({ ...running, coming: await comingPlans(actor.panel) });
    }),
  };
}
