import { planName } from '../../../domain/documents/document-names.ts';
import { readPlan } from '../../../domain/documents/session.document.ts';
import { SHEETS } from '../../../domain/sessions/built-in-sheets.ts';
import { planChecklist } from '../../../domain/sessions/plan-checklist.ts';
import type { ComingPlan } from '../../../domain/today/today-answers.ts';
import type { PanelId, SessionCode } from '../../../domain/words/ids.ts';
import type { Database } from '../../database/database.ts';
import { publishedIds } from '../../database/installation/panel-sheets.ts';
import { nextPlanned } from '../../database/sessions/today.ts';
import type { Sync } from '../../sync/create-sync.ts';
import { readIfThere } from '../context/read-if-there.ts';
import { readPlanSurroundings } from './read-plan-surroundings.ts';

type Parts = {
  readonly database: Database;
  readonly sync: Sync;
  readonly now: () => number;
};

/**
 * Counts the met conditions of the plans of the next sessions, as the plan page does (TDY-3,
 * SES-5).
 */
export async function comingPlans(
  { database, sync, now }: Parts,
  panel: PanelId,
): Promise<readonly ComingPlan[]> {
  const sessions = await database.inPanel(panel, (scope) => nextPlanned(scope, now()));
  const plans: ComingPlan[] = [];
  for (const session of sessions) plans.push(await planOf({ database, sync, now }, panel, session));
  return plans;
}

async function planOf(
  { database, sync, now }: Parts,
  panel: PanelId,
  session: SessionCode,
): Promise<ComingPlan> {
  const plan = await readIfThere(sync, planName({ panel, session }), readPlan);
  if (plan === null || !plan.ok || plan.value.entries.length === 0)
    return { session, met: 0, of: 0 };
  const { around, own } = await database.inPanel(panel, async (scope) => ({
    around: await readPlanSurroundings(scope, session, plan.value, now()),
    own: await publishedIds(scope),
  }));
  const items = planChecklist(plan.value, around, [...SHEETS, ...own]);
  return { session, met: items.filter(({ met }) => met).length, of: items.length };
}
