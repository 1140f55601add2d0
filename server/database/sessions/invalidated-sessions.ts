import type { SessionRow } from '../../../domain/sessions/session-row.ts';
import type { PanelScope } from '../database.ts';
import { instantText } from '../json.ts';

/**
 * When, why and by whom the validation of each session was last invalidated, from the audit trail
 * (SES-12). A session that never was is absent.
 */
export async function invalidatedSessions(
  { trx, panel }: PanelScope,
  sessions: readonly number[],
): Promise<ReadonlyMap<number, NonNullable<SessionRow['invalidated']>>> {
  if (sessions.length === 0) return new Map();
  const rows = await trx
    .selectFrom('audit')
    .distinctOn('ofSession')
    .select(['ofSession', 'reason', 'name', 'at'])
    .where('panel', '=', panel)
    .where('command', '=', 'invalidate-session')
    .where('ofSession', 'in', sessions.map(String))
    .orderBy('ofSession')
    .orderBy('sequence', 'desc')
    .execute();
  return new Map(
    rows.map(({ ofSession, reason, name, at }) => [
      Number(ofSession),
      { by: name, at: instantText(at), reason: reason ?? '' },
    ]),
  );
}
