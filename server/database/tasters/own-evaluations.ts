import { sql } from 'kysely';
import type { Page } from '../../../domain/lists/list-page.ts';
import type { ListQuery } from '../../../domain/lists/list-query.ts';
import type { OwnEvaluation } from '../../../domain/sheets/own-evaluation.ts';
import type { TasterId } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import { instantText } from '../json.ts';
import { pageOf } from '../list.ts';
import { isOpenAgain } from '../sessions/open-again.ts';

/** A session in which a taster is served. A hidden one is temporarily closed to tasters. */
export type OpenSession = {
  readonly session: number;
  readonly date: string;
  readonly state: 'open' | 'hidden';
};

/**
 * Lists the sessions that are open for a taster, oldest first. This includes an ended session with
 * a re-opened sheet of the taster (EVA-12).
 */
export async function openSessionsOf(
  { trx, panel }: PanelScope,
  taster: TasterId,
): Promise<readonly OpenSession[]> {
  const rows = await trx
    .selectFrom('sessions as s')
    .select(['s.number', 's.date', 's.state'])
    .where('s.panel', '=', panel)
    .where((where) =>
      where.or([
        where.and([
          where('s.state', 'in', ['shown', 'hidden']),
          where.exists(
            where
              .selectFrom('glasses as g')
              .select('g.code')
              .whereRef('g.panel', '=', 's.panel')
              .whereRef('g.session', '=', 's.number')
              .where('g.taster', '=', taster),
          ),
        ]),
        where.and([where('s.state', '=', 'closed'), isOpenAgain(sql`${taster}::uuid`)]),
      ]),
    )
    .orderBy('s.date')
    .orderBy('s.number')
    .execute();
  return rows.map(({ number, date, state }) => ({
    session: number,
    date,
    state: state === 'hidden' ? 'hidden' : 'open',
  }));
}

/**
 * Returns one page of a taster's own sealed glasses, newest first, without anything about the
 * samples (blindness, REG-6).
 */
export async function performedBy(
  { trx, panel }: PanelScope,
  taster: TasterId,
  query: Pick<ListQuery, 'page' | 'size'>,
): Promise<Page<OwnEvaluation>> {
  const { limit, offset } = pageOf(query);
  // Scalar subqueries instead of joins: a sheet has one glass and one session. Joins searched all
  // glasses and sessions for each sheet of a season.
  const sealed = trx
    .selectFrom('sheets as h')
    .where('h.panel', '=', panel)
    .where('h.taster', '=', taster)
    .where('h.reopenedAt', 'is', null);
  const { total } = await sealed
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await sealed
    .select(['h.session', 'h.code', 'h.sealedAt', 'h.keyedBy'])
    .select((of) => [
      of
        .selectFrom('sessions as s')
        .select('s.date')
        .whereRef('s.panel', '=', 'h.panel')
        .whereRef('s.number', '=', 'h.session')
        .$asScalar()
        .$notNull()
        .as('date'),
      of
        .selectFrom('sessions as s')
        .select('s.sheet')
        .whereRef('s.panel', '=', 'h.panel')
        .whereRef('s.number', '=', 'h.session')
        .$asScalar()
        .$notNull()
        .as('sheet'),
      of
        .selectFrom('glasses as g')
        .select('g.position')
        .whereRef('g.panel', '=', 'h.panel')
        .whereRef('g.session', '=', 'h.session')
        .whereRef('g.taster', '=', 'h.taster')
        .whereRef('g.code', '=', 'h.code')
        .$asScalar()
        .$notNull()
        .as('position'),
    ])
    .orderBy('h.sealedAt', 'desc')
    .orderBy('h.code')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    rows: rows.map(({ sealedAt, ...row }) => ({ ...row, sealedAt: instantText(sealedAt) })),
    total,
  };
}
