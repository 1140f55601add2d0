import type { PlanValue } from '../../domain/documents/session.document.ts';
import { parseSessionCode } from '../../domain/words/ids.ts';
import type { PanelScope } from './database.ts';
import { storedPlan } from './stored-plan.ts';

/** The states of a session whose plan may still serve more than it has served. */
const OPEN = ['draft', 'shown', 'hidden'] as const;

/** REG-8: the sessions whose plan names a record, also those that were never shown, in their order. */
export async function plannedIn(
  scope: PanelScope,
  names: (plan: PlanValue) => boolean,
): Promise<readonly number[]> {
  const { trx, panel } = scope;
  const sessions = await trx
    .selectFrom('sessions')
    .select('number')
    .where('panel', '=', panel)
    .where('state', 'in', OPEN)
    .orderBy('number')
    .execute();
  const found: number[] = [];
  for (const { number } of sessions) {
    const session = parseSessionCode(number);
    const plan = session === null ? null : await storedPlan(scope, session);
    if (plan !== null && names(plan)) found.push(number);
  }
  return found;
}
