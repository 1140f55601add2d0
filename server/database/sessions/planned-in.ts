import type { PlanValue } from '../../../domain/documents/session.document.ts';
import { parseSessionCode, type SessionCode } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import { storedPlan } from './stored-plan.ts';

/** States of a session whose plan may still serve further glasses. */
const OPEN = ['draft', 'shown', 'hidden'] as const;

/** A session whose plan may still serve further glasses, with that plan. */
type OpenPlan = { readonly session: SessionCode; readonly plan: PlanValue };

/** The plans that may still serve further glasses, drafts included, by session number. */
export async function openPlans(scope: PanelScope): Promise<readonly OpenPlan[]> {
  const { trx, panel } = scope;
  const sessions = await trx
    .selectFrom('sessions')
    .select('number')
    .where('panel', '=', panel)
    .where('state', 'in', OPEN)
    .orderBy('number')
    .execute();
  const found: OpenPlan[] = [];
  for (const { number } of sessions) {
    const session = parseSessionCode(number);
    const plan = session === null ? null : await storedPlan(scope, session);
    if (session !== null && plan !== null) found.push({ session, plan });
  }
  return found;
}

/**
 * The sessions whose plan names a record and may still serve further glasses, drafts included, by
 * session number (REG-8).
 */
export async function plannedIn(
  scope: PanelScope,
  names: (plan: PlanValue) => boolean,
): Promise<readonly number[]> {
  const plans = await openPlans(scope);
  return plans.filter(({ plan }) => names(plan)).map(({ session }) => session);
}
