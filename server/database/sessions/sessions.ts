import { sql } from 'kysely';
import type { Page } from '../../../domain/lists/list-page.ts';
import type { ListQuery } from '../../../domain/lists/list-query.ts';
import type { MarksQuery } from '../../../domain/quality/marks-query.ts';
import {
  type OpenedFigures,
  openedFiguresSchema,
} from '../../../domain/sessions/opened-figures.ts';
import { type SessionRow, sessionRowSchema } from '../../../domain/sessions/session-row.ts';
import type { CheckedResult } from '../../../domain/words/checked-result.ts';
import { parseSessionCode, type SessionCode } from '../../../domain/words/ids.ts';
import type { SessionState } from '../../../domain/words/session-state.ts';
import type { PanelScope } from '../database.ts';
import { instantText } from '../json.ts';
import { readListQuery } from '../list.ts';
import { panelToday } from './panel-day.ts';
import { releasedFigures } from './released-figures.ts';
import { storedPlan } from './stored-plan.ts';

/** The sort orders of the list of sessions. Each has an index. */
export const SESSION_SORTS = ['session', 'date', 'state', 'validatedAt'] as const;

const ORDER = {
  session: sql`number`,
  date: sql`date`,
  state: sql`state`,
  validatedAt: sql`validated_at`,
} as const;

/** The facts from which a command decides on a session's state. */
export type SessionFacts = {
  readonly session: SessionCode;
  readonly date: string;
  readonly state: SessionState;
  readonly training: boolean;
  readonly multicode: boolean;
  /** The id of its sheet definition, set when it is first shown (SHT-1). */
  readonly sheet: string;
};

/**
 * Creates a draft session under the panel's next number, without gaps or duplicates under
 * concurrency (REG-5).
 */
export async function createSession(
  { trx, panel }: PanelScope,
  session: { readonly date: string; readonly training: boolean; readonly by: string },
): Promise<SessionCode> {
  const { lastSession } = await trx
    .updateTable('panels')
    .set({ lastSession: sql`last_session + 1` })
    .where('id', '=', panel)
    .returning('lastSession')
    .executeTakeFirstOrThrow();
  const number = parseSessionCode(lastSession);
  if (number === null) throw new Error('the panel has used up its session numbers');
  const { date, training, by } = session;
  await trx
    .insertInto('sessions')
    .values({ panel, number, date, training, createdBy: by })
    .execute();
  return number;
}

/** Reads a session and locks its row until the transaction ends. Null when it does not exist. */
export async function lockSession(
  { trx, panel }: PanelScope,
  session: SessionCode,
): Promise<SessionFacts | null> {
  const row = await trx
    .selectFrom('sessions')
    .select(['number as session', 'date', 'state', 'training', 'multicode', 'sheet'])
    .where('panel', '=', panel)
    .where('number', '=', session)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The fields of a session that a command may change, with its new state. */
export type SessionChange = {
  readonly state: SessionState;
  readonly date?: string;
  readonly training?: boolean;
  readonly multicode?: boolean;
  /** Set once, when the session is first shown (SHT-1). */
  readonly sheet?: string;
  /** The result that it checks as a counter-assessment (PLN-42). */
  readonly checks?: CheckedResult | null;
  readonly shownAt?: string;
  readonly closedAt?: string;
  readonly validation?: {
    readonly at: string;
    readonly by: string;
    readonly reason: string | null;
  } | null;
};

/** Stores the changes that a command decided on, and increments the revision. */
export async function changeSession(
  { trx, panel }: PanelScope,
  session: SessionCode,
  change: SessionChange,
): Promise<void> {
  const { state, date, training, multicode, sheet, checks, shownAt, closedAt, validation } = change;
  await trx
    .updateTable('sessions')
    .set({
      state,
      revision: sql`revision + 1`,
      ...(date === undefined ? {} : { date }),
      ...(training === undefined ? {} : { training }),
      ...(multicode === undefined ? {} : { multicode }),
      ...(sheet === undefined ? {} : { sheet }),
      ...(checks === undefined ? {} : checkedColumns(checks)),
      ...(shownAt === undefined ? {} : { shownAt }),
      ...(closedAt === undefined ? {} : { closedAt }),
      ...(validation === undefined
        ? {}
        : {
            validatedAt: validation?.at ?? null,
            validatedBy: validation?.by ?? null,
            validationReason: validation?.reason ?? null,
          }),
    })
    .where('panel', '=', panel)
    .where('number', '=', session)
    .execute();
}

const checkedColumns = (checks: CheckedResult | null) => ({
  checkedSession: checks?.of === 'panel' ? checks.session : null,
  checkedSample: checks?.of === 'panel' ? checks.sample : null,
  checkedReference: checks?.of === 'elsewhere' ? checks.reference : null,
});

/**
 * Returns one page of the sessions. The filter `state` is a session state, `training`, or `coming`
 * for drafts of today and later.
 */
export async function listSessions(
  scope: PanelScope,
  query: ListQuery,
  now = Date.now(),
): Promise<Page<SessionRow>> {
  const list = readListQuery(query, SESSION_SORTS, { sort: 'session', direction: 'desc' });
  let chosen = scope.trx.selectFrom('sessions').where('sessions.panel', '=', scope.panel);
  const { pattern, state } = list;
  if (pattern !== null)
    chosen = chosen.where((where) =>
      where.or([
        where(sql<string>`number::text`, 'ilike', pattern),
        where(sql<string>`date::text`, 'ilike', pattern),
      ]),
    );
  if (state === 'training') chosen = chosen.where('training', '=', true);
  else if (state === 'coming')
    chosen = chosen.where('state', '=', 'draft').where('date', '>=', await panelToday(scope, now));
  else if (state !== null) chosen = chosen.where(sql<string>`state`, '=', state);
  const { total } = await chosen
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const numbers = await chosen
    .select('number')
    .orderBy(ORDER[list.sort], list.direction)
    .orderBy('number', list.direction)
    .limit(list.limit)
    .offset(list.offset)
    .execute();
  const rows = await readRows(
    scope,
    numbers.map(({ number }) => number),
  );
  const byNumber = new Map(rows.map((row) => [row.session, row]));
  return { rows: numbers.flatMap(({ number }) => byNumber.get(number) ?? []), total };
}

/** The numbers of the panel's sessions with a sealed sheet, in ascending order. */
export async function listSessionNumbers(
  { trx, panel }: PanelScope,
  { from, to }: MarksQuery = {},
): Promise<readonly SessionCode[]> {
  let chosen = trx
    .selectFrom('sheets')
    .innerJoin('sessions', (join) =>
      join.onRef('sessions.panel', '=', 'sheets.panel').onRef('sessions.number', '=', 'session'),
    )
    .select('session')
    .distinct()
    .where('sheets.panel', '=', panel);
  if (from !== undefined) chosen = chosen.where('sessions.date', '>=', from);
  if (to !== undefined) chosen = chosen.where('sessions.date', '<=', to);
  const rows = await chosen.orderBy('session').execute();
  return rows.map(({ session }) => session);
}

/** One session with the columns of the list, or null. */
export async function findSession(
  scope: PanelScope,
  session: SessionCode,
): Promise<SessionRow | null> {
  const [row] = await readRows(scope, [session]);
  return row ?? null;
}

/** Sessions with the columns of the list, unordered. */
export async function readRows(
  scope: PanelScope,
  numbers: readonly SessionCode[],
): Promise<readonly SessionRow[]> {
  if (numbers.length === 0) return [];
  const { trx, panel } = scope;
  const rows = await trx
    .selectFrom('sessions as s')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('glasses as g')
          .whereRef('g.panel', '=', 's.panel')
          .whereRef('g.session', '=', 's.number')
          .select((count) => [
            count.fn.count<number>('g.sample').distinct().as('samples'),
            count.fn.count<number>('g.taster').distinct().as('tasters'),
          ])
          .as('served'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('sheets as h')
          .whereRef('h.panel', '=', 's.panel')
          .whereRef('h.session', '=', 's.number')
          .where('h.reopenedAt', 'is', null)
          .select((count) => count.fn.countAll<number>().as('sealed'))
          .as('sealed'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('assessmentValidity as y')
          .whereRef('y.panel', '=', 's.panel')
          .whereRef('y.session', '=', 's.number')
          .select((count) => [
            count.fn.countAll<number>().filterWhere('y.valid', '=', false).as('invalid'),
            count.fn.max('y.at').as('assessedAt'),
          ])
          .as('judged'),
      (join) => join.onTrue(),
    )
    .select([
      's.number',
      's.date',
      's.state',
      's.training',
      's.sheet',
      's.closedAt',
      's.validatedAt',
      's.validatedBy',
      's.validationReason',
      'served.samples',
      'served.tasters',
      'sealed.sealed',
      'judged.invalid',
      'judged.assessedAt',
    ])
    .where('s.panel', '=', panel)
    .where('s.number', 'in', numbers)
    .execute();
  const invalidated = await invalidatedSessions(
    scope,
    rows.filter(({ state }) => state !== 'validated').map(({ number }) => number),
  );
  const released = await releasedFigures(
    scope,
    rows.map(({ number }) => number),
  );
  const read: SessionRow[] = [];
  for (const row of rows) {
    const { closedAt, validatedAt, assessedAt, ...rest } = row;
    read.push(
      sessionRowSchema.parse({
        ...rest,
        session: row.number,
        ...(row.state === 'draft'
          ? await planned(scope, row.number)
          : { samples: row.samples ?? 0, tasters: row.tasters ?? 0 }),
        sealed: row.sealed ?? 0,
        endedAt: closedAt === null ? null : instantText(closedAt),
        validatedAt: validatedAt === null ? null : instantText(validatedAt),
        invalidated: invalidated.get(row.number) ?? null,
        releasedFigures: released.get(row.number) ?? null,
        invalidAssessments: row.invalid ?? 0,
        assessedAt: assessedAt === null ? null : instantText(assessedAt),
      }),
    );
  }
  return read;
}

/** The numbers of samples and tasters on the plan of a draft session (SES-17). */
async function planned(
  scope: PanelScope,
  session: SessionCode,
): Promise<Pick<SessionRow, 'samples' | 'tasters'>> {
  const plan = await storedPlan(scope, session);
  if (plan === null) return { samples: 0, tasters: 0 };
  return {
    samples: new Set(plan.entries.map(({ sample }) => sample)).size,
    tasters: plan.tasters.length,
  };
}

/**
 * The glasses whose figures were opened before all sheets were signed, from the audit trail
 * (SES-14).
 */
export async function openedFigures(
  { trx, panel }: PanelScope,
  session: SessionCode,
): Promise<readonly OpenedFigures[]> {
  const rows = await trx
    .selectFrom('audit')
    .select(sql<string>`data ->> 'sample'`.as('sample'))
    .select(sql<number | null>`(data ->> 'replicate')::int`.as('replicate'))
    .distinct()
    .where('panel', '=', panel)
    .where('command', '=', 'open-figures')
    .where(sql<string>`data ->> 'session'`, '=', String(session))
    .execute();
  return openedFiguresSchema.array().parse(rows);
}

/**
 * When, why and by whom the validation of each session was last invalidated, from the audit trail
 * (SES-12). A session that never was is absent.
 */
async function invalidatedSessions(
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
