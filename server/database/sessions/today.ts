import { sql } from 'kysely';
import { z } from 'zod';
import { callSchema } from '../../../domain/documents/tray.document.ts';
import type { OpenCall, SessionProgress } from '../../../domain/today/today-answers.ts';
import { parseSessionCode, type SessionCode } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import { isOpenAgain } from './open-again.ts';
import { panelToday } from './panel-day.ts';

const auditedCall = z.object({ call: callSchema.nullable() });

/**
 * The open calls for the leader in sessions in progress or with a re-opened sheet (EVA-12), the
 * longest waiting first (TDY-1).
 */
export async function listOpenCalls({ trx, panel }: PanelScope): Promise<readonly OpenCall[]> {
  const rows = await trx
    .selectFrom('sessions as s')
    .innerJoin('audit as a', (on) =>
      on
        .onRef('a.panel', '=', 's.panel')
        .on(sql<boolean>`a.data @> jsonb_build_object('session', s.number)`),
    )
    .innerJoin('tasters as t', (on) =>
      on.onRef('t.panel', '=', 's.panel').on(sql<boolean>`t.id::text = a.data ->> 'taster'`),
    )
    .select(['s.number as session', 't.id as taster', 't.code', 't.displayName as name', 'a.after'])
    .distinctOn(['s.number', 't.id'])
    .where('s.panel', '=', panel)
    .where((where) =>
      where.or([
        where('s.state', 'in', ['shown', 'hidden']),
        where.and([where('s.state', '=', 'closed'), isOpenAgain(sql`t.id`)]),
      ]),
    )
    .where('a.command', 'in', ['call-leader', 'answer-call'])
    .orderBy('s.number')
    .orderBy('t.id')
    .orderBy('a.sequence', 'desc')
    .execute();
  return rows
    .flatMap(({ after, ...of }) => {
      const { call } = auditedCall.parse(after);
      return call === null ? [] : [{ ...of, call }];
    })
    .toSorted((one, other) => one.call.at.localeCompare(other.call.at));
}

/**
 * The numbers of signed and served sheets for each tasting code of the sessions in progress
 * (TDY-1).
 */
export async function listProgress({
  trx,
  panel,
}: PanelScope): Promise<readonly SessionProgress[]> {
  const rows = await trx
    .selectFrom('glasses as g')
    .innerJoin('sessions as s', (on) =>
      on.onRef('s.panel', '=', 'g.panel').onRef('s.number', '=', 'g.session'),
    )
    .leftJoin('sheets as h', (on) =>
      on
        .onRef('h.panel', '=', 'g.panel')
        .onRef('h.session', '=', 'g.session')
        .onRef('h.taster', '=', 'g.taster')
        .onRef('h.code', '=', 'g.code')
        .on('h.reopenedAt', 'is', null),
    )
    .select(['g.session', 'g.code'])
    .select((count) => [
      count.fn.count<number>('h.code').as('signed'),
      count.fn.countAll<number>().as('of'),
    ])
    .where('g.panel', '=', panel)
    .where('s.state', 'in', ['shown', 'hidden'])
    .groupBy(['g.session', 'g.code'])
    .orderBy('g.session', 'desc')
    .orderBy('g.code')
    .execute();
  const found = new Map<number, SessionProgress['codes'][number][]>();
  for (const { session, code, signed, of } of rows)
    found.set(session, [...(found.get(session) ?? []), { code, signed, of }]);
  return [...found].map(([session, codes]) => ({ session, codes }));
}

/** The maximum number of planned sessions that are listed. */
const FEW_PLANS = 4;

/** The draft sessions of today and later with the earliest dates, in order (TDY-3). */
export async function nextPlanned(scope: PanelScope, now: number): Promise<readonly SessionCode[]> {
  const { trx, panel } = scope;
  const rows = await trx
    .selectFrom('sessions')
    .select('number')
    .where('panel', '=', panel)
    .where('state', '=', 'draft')
    .where('date', '>=', await panelToday(scope, now))
    .orderBy('date')
    .orderBy('number')
    .limit(FEW_PLANS)
    .execute();
  return rows.flatMap(({ number }) => parseSessionCode(String(number)) ?? []);
}
