import { sql } from 'kysely';
import { pointsSchema } from '../../../domain/documents/evaluation.document.ts';
import type { SessionCode } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import { instantText } from '../json.ts';
import { isInvalid } from '../sessions/stored-validity.ts';

/** One current sheet of points for export: its taster, its glass, and its points by item. */
export type PointsRow = Awaited<ReturnType<typeof listPoints>>[number];

/**
 * Lists the current sheets of points of a session (SHT-8). Throws for a damaged one, as the
 * computation of scores does.
 */
export async function listPoints({ trx, panel }: PanelScope, session: SessionCode) {
  const rows = await trx
    .selectFrom('sheets as h')
    .innerJoin('glasses as g', (join) =>
      join
        .onRef('g.panel', '=', 'h.panel')
        .onRef('g.session', '=', 'h.session')
        .onRef('g.taster', '=', 'h.taster')
        .onRef('g.code', '=', 'h.code'),
    )
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.panel', '=', 'h.panel').onRef('s.number', '=', 'h.session'),
    )
    .innerJoin('samples as p', (join) =>
      join.onRef('p.panel', '=', 'g.panel').onRef('p.id', '=', 'g.sample'),
    )
    .innerJoin('tasters as t', (join) =>
      join.onRef('t.panel', '=', 'h.panel').onRef('t.id', '=', 'h.taster'),
    )
    .where('h.panel', '=', panel)
    .where('h.session', '=', session)
    .where('h.reopenedAt', 'is', null)
    .where('h.points', 'is not', null)
    .select(['h.session', 's.date', 's.training', 's.sheet', 'p.code as sample', 'g.replicate'])
    .select(['t.code as taster', 'h.code', 'g.position', 'h.points', 'h.signedAt'])
    .select(
      sql<boolean>`(h.valid and not ${isInvalid('h.panel', 'h.session', 'g.sample')})`.as('valid'),
    )
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
