import { sql } from 'kysely';
import type { AttendanceRow } from '../../../domain/tasters/attendance-row.ts';
import type { TasterId } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';

/** The maximum number of sessions in a taster's record. */
const MOST = 50;

/**
 * The last sessions in which a taster was served, newest first, with the numbers of served and
 * sealed glasses (STS-6).
 */
export async function attendanceOf(
  { trx, panel }: PanelScope,
  taster: TasterId,
): Promise<readonly AttendanceRow[]> {
  const rows = await trx
    .selectFrom('glasses as g')
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.panel', '=', 'g.panel').onRef('s.number', '=', 'g.session'),
    )
    .where('g.panel', '=', panel)
    .where('g.taster', '=', taster)
    .groupBy(['g.session', 's.date', 's.training'])
    .orderBy('s.date', 'desc')
    .orderBy('g.session', 'desc')
    .limit(MOST)
    .select((count) => [
      'g.session',
      's.date',
      's.training',
      count.fn.countAll<number>().as('glasses'),
      sql<number>`(select count(distinct h.code) from sheets h where h.panel = ${panel}
        and h.session = g.session and h.taster = ${taster})`.as('sealed'),
    ])
    .execute();
  return rows.map((row) => ({
    ...row,
    glasses: Number(row.glasses),
    sealed: Number(row.sealed),
  }));
}
