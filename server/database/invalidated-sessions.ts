import type { SessionRow } from '../../domain/sessions/session-row.ts';
import type { PanelScope } from './database.ts';
import { instantText } from './json.ts';

/** SES-12: of some sessions, why, when and by whom their validation was last taken back, as the trail tells; absent where it never was. */
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
