import type { SessionRow } from '../../../domain/sessions/session-row.ts';
import type { PanelScope } from '../database.ts';
import { instantText } from '../json.ts';

/**
 * By whom and when the figures of each session were first released to its tasters, from the audit
 * trail (QUA-38). A session without a release is absent.
 */
export async function releasedFigures(
  { trx, panel }: PanelScope,
  sessions: readonly number[],
): Promise<ReadonlyMap<number, NonNullable<SessionRow['releasedFigures']>>> {
  if (sessions.length === 0) return new Map();
  const rows = await trx
    .selectFrom('audit')
    .distinctOn('ofSession')
    .select(['ofSession', 'name', 'at'])
    .where('panel', '=', panel)
    .where('command', '=', 'release-figures')
    .where('ofSession', 'in', sessions.map(String))
    .orderBy('ofSession')
    .orderBy('sequence')
    .execute();
  return new Map(
    rows.map(({ ofSession, name, at }) => [Number(ofSession), { by: name, at: instantText(at) }]),
  );
}
