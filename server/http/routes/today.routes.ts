import { accept } from '../../../domain/refusal.ts';
import type { ComingPlan } from '../../../domain/today/today-answers.ts';
import type { PanelId } from '../../../domain/words/ids.ts';
import type { Database } from '../../database/database.ts';
import { listOpenCalls, listProgress } from '../../database/sessions/today.ts';
import { NOTHING, route } from '../route.ts';

/**
 * What the routes of the start page need; `comingPlans` reads the state of the next plans (TDY-3).
 */
export type TodayParts = {
  readonly database: Database;
  readonly comingPlans: (panel: PanelId) => Promise<readonly ComingPlan[]>;
};

/** The routes of the desk's start page: sessions in progress (TDY-1) and to come (TDY-3). */
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
