import type { SessionCode } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../../database/database.ts';
import { keepTraining } from '../../database/sessions/session-training.ts';
import { changeSession, lockSession } from '../../database/sessions/sessions.ts';
import { storedPlan } from '../../database/sessions/stored-plan.ts';

/**
 * Updates the record of a session from its stored plan, until the session is validated: date,
 * training settings and whether each taster has codes of their own (SES-17). It reads the stored
 * plan, so it works in any process and at any time. Returns whether the record changed.
 */
export async function followPlan(scope: PanelScope, session: SessionCode): Promise<boolean> {
  const now = await lockSession(scope, session);
  if (now === null || now.state === 'validated') return false;
  const plan = await storedPlan(scope, session);
  if (plan === null) return false;
  const isKept = await keepTraining(scope, session, plan);
  const { date, training, multicode } = plan;
  if (date === now.date && training === now.training && multicode === now.multicode) return isKept;
  await changeSession(scope, session, { state: now.state, date, training, multicode });
  return true;
}
