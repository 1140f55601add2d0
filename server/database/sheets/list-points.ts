import { pointsSchema } from '../../../domain/documents/evaluation.document.ts';
import type { SessionCode } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import { instantText } from '../json.ts';
import { isCounted, joinedSheets } from './joined-sheets.ts';

/** One current sheet of points for export: its taster, its glass, and its points by item. */
export type PointsRow = Awaited<ReturnType<typeof listPoints>>[number];

/**
 * Lists the current sheets of points of a session (SHT-8). Throws for a damaged one, as the
 * computation of scores does.
 */
export async function listPoints(scope: PanelScope, session: SessionCode) {
  const rows = await joinedSheets(scope)
    .where('h.session', '=', session)
    .where('h.reopenedAt', 'is', null)
    .where('h.points', 'is not', null)
    .select(['h.session', 's.date', 's.training', 's.sheet', 'p.code as sample', 'g.replicate'])
    .select(['t.code as taster', 'h.code', 'g.position', 'h.points', 'h.signedAt'])
    .select(isCounted.as('valid'))
    .orderBy('p.code')
    .orderBy('g.replicate')
    .orderBy('t.code')
    .execute();
  return rows.map(({ points, signedAt, ...row }) => ({
    ...row,
    points: pointsSchema.parse(points),
    signedAt: instantText(signedAt),
  }));
}
