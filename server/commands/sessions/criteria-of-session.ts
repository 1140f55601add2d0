import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { FailedCriterion } from '../../../domain/words/failed-criterion.ts';
import type { PanelId, SessionCode } from '../../../domain/words/ids.ts';
import { findSession } from '../../database/sessions/sessions.ts';
import { judgeSealed, readJudgedWith } from './judge-sealed.ts';

/**
 * Computes the criteria of acceptance that a closed session would fail if it were validated now
 * (M-ACCEPT). It judges the sealed sheets as the validation would. A session that is not closed is
 * refused, since its figures are not visible before all have signed (SES-14).
 */
export async function criteriaOfSession(
  parts: Parameters<typeof readJudgedWith>[0],
  panel: PanelId,
  session: SessionCode,
): Promise<Result<{ readonly failed: readonly FailedCriterion[] }>> {
  const row = await parts.database.inPanel(panel, (scope) => findSession(scope, session));
  if (row === null) return refuse('not-found');
  if (row.state === 'validated') return refuse('session-validated');
  if (row.state !== 'closed') return refuse('session-not-closed');
  const judgedWith = await readJudgedWith(parts, panel, session);
  if (!judgedWith.ok) return judgedWith;
  const { sheet } = row;
  const judged = await parts.database.searchInPanel(panel, (scope) =>
    judgeSealed(scope, { session, sheet }, judgedWith.value),
  );
  return judged.ok ? accept({ failed: judged.value.failed }) : judged;
}
