import { type Selectable, sql } from 'kysely';
import type { Page } from '../../../domain/lists/list-page.ts';
import type { ListQuery } from '../../../domain/lists/list-query.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import {
  type TasterInput,
  type TasterRow,
  tasterRowSchema,
} from '../../../domain/tasters/taster-fields.ts';
import type { TasterStatus } from '../../../domain/tasters/taster-status.ts';
import type { TasterId } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import { CODE_ORDER, plainPattern, readListQuery } from '../list.ts';
import { atRevision, type WriteRefusal } from '../rows.ts';
import { dependingSessions } from '../sessions/depending-sessions.ts';
import { panelDays } from '../sessions/panel-day.ts';
import type { TastersTable } from '../tables.ts';
import { isCodeTaken } from '../taken-codes.ts';

/** The sort orders of the list of tasters. Each has an index. */
export const TASTER_SORTS = ['code', 'displayName', 'lastSession', 'awaySince', 'active'] as const;

/**
 * SQL expression: the date since which a taster has had no session (STS-5). It is in UTC, which is
 * exact enough for sorting.
 */
export const AWAY_SINCE = sql`coalesce(last_session, (created_at at time zone 'UTC')::date)`;

/**
 * SQL column: the status on the panel's current date, from the stored status history (STS-3,
 * ZON-1).
 */
const statusOn = (today: string) =>
  sql<TasterStatus | null>`(select s.status from taster_statuses s
    where s.panel = tasters.panel and s.taster = tasters.id and s.from_day <= ${today}
    order by s.from_day desc limit 1)`.as('statusToday');

const ORDER = {
  code: CODE_ORDER,
  displayName: sql`name_key`,
  lastSession: sql`last_session`,
  awaySince: AWAY_SINCE,
  active: sql`active`,
} as const;

/** The fields of a taster that are written. `linkAccount` links the account. */
export type TasterFields = TasterInput;

/** Returns one page of the register of tasters. The filter `state` is `active` or `inactive`. */
export async function listTasters(scope: PanelScope, query: ListQuery): Promise<Page<TasterRow>> {
  const { trx, panel } = scope;
  const days = await panelDays(scope);
  const list = readListQuery(query, TASTER_SORTS, { sort: 'code', direction: 'asc' });
  let chosen = trx.selectFrom('tasters').where('panel', '=', panel);
  const { pattern } = list;
  if (pattern !== null)
    chosen = chosen.where((where) =>
      where.or([
        where('code', 'ilike', pattern),
        where('nameKey', 'like', plainPattern(pattern)),
        where('email', 'ilike', pattern),
        where('username', 'ilike', pattern),
      ]),
    );
  if (list.ids !== null) chosen = chosen.where(sql<string>`id::text`, 'in', list.ids);
  if (list.state === 'active') chosen = chosen.where('active', '=', true);
  if (list.state === 'inactive') chosen = chosen.where('active', '=', false);
  const { total } = await chosen
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await chosen
    .selectAll()
    .select(statusOn(days.today))
    .orderBy(ORDER[list.sort], list.direction)
    .orderBy('id', list.direction)
    .limit(list.limit)
    .offset(list.offset)
    .execute();
  return { rows: rows.map((row) => tasterRow(row, days)), total };
}

/** One taster, or null. */
export async function findTaster(scope: PanelScope, id: TasterId): Promise<TasterRow | null> {
  const { trx, panel } = scope;
  const days = await panelDays(scope);
  const row = await trx
    .selectFrom('tasters')
    .selectAll()
    .select(statusOn(days.today))
    .where('panel', '=', panel)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : tasterRow(row, days);
}

/** The existing tasters with the given ids, unordered. */
export async function findTasters(
  scope: PanelScope,
  ids: readonly TasterId[],
): Promise<readonly TasterRow[]> {
  if (ids.length === 0) return [];
  const { trx, panel } = scope;
  const days = await panelDays(scope);
  const rows = await trx
    .selectFrom('tasters')
    .selectAll()
    .select(statusOn(days.today))
    .where('panel', '=', panel)
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => tasterRow(row, days));
}

/** Registers a taster. */
export async function insertTaster(
  scope: PanelScope,
  id: TasterId,
  input: TasterFields,
): Promise<Result<TasterRow, WriteRefusal>> {
  const { trx, panel } = scope;
  if (await isCodeTaken(scope, 'tasters', id, input.code))
    return refuse('code-taken', { code: input.code });
  const days = await panelDays(scope);
  const row = await trx
    .insertInto('tasters')
    .values({ panel, id, ...columns(input) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .returning(statusOn(days.today))
    .executeTakeFirst();
  return row === undefined
    ? refuse('code-taken', { code: input.code })
    : accept(tasterRow(row, days));
}

/** Reads a taster and locks its row until the transaction ends, at the given revision (REG-1). */
async function lockTaster(
  { trx, panel }: PanelScope,
  id: TasterId,
  { revision, today }: { readonly revision: number; readonly today: string },
) {
  const row = await trx
    .selectFrom('tasters')
    .selectAll()
    .select(statusOn(today))
    .where('panel', '=', panel)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return atRevision(row, revision);
}

/** Updates a taster with optimistic locking (REG-1). */
export async function updateTaster(
  scope: PanelScope,
  id: TasterId,
  input: TasterFields,
): Promise<Result<TasterRow, WriteRefusal>> {
  const { trx, panel } = scope;
  const days = await panelDays(scope);
  const locked = await lockTaster(scope, id, { revision: input.revision, today: days.today });
  if (!locked.ok) return locked;
  const now = locked.value;
  if (await isCodeTaken(scope, 'tasters', id, input.code))
    return refuse('code-taken', { code: input.code });
  const row = await trx
    .updateTable('tasters')
    .set({ ...columns(input), revision: now.revision + 1, updatedAt: sql`now()` })
    .where('panel', '=', panel)
    .where('id', '=', id)
    .returningAll()
    .returning(statusOn(days.today))
    .executeTakeFirstOrThrow();
  return accept(tasterRow(row, days));
}

/** Links an account to a taster, or unlinks it with null. */
export async function linkAccount(
  { trx, panel }: PanelScope,
  id: TasterId,
  link: { readonly account: string; readonly username: string } | null,
): Promise<void> {
  await trx
    .updateTable('tasters')
    .set({ account: link?.account ?? null, username: link?.username ?? null })
    .where('panel', '=', panel)
    .where('id', '=', id)
    .execute();
}

/** Stores the date of the last session of these tasters. An earlier date changes nothing. */
export async function noteLastSession(
  { trx, panel }: PanelScope,
  ids: readonly TasterId[],
  date: string,
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('tasters')
    .set({ lastSession: date })
    .where('panel', '=', panel)
    .where('id', 'in', ids)
    .where((where) => where.or([where('lastSession', 'is', null), where('lastSession', '<', date)]))
    .execute();
}

/**
 * Deletes a taster with optimistic locking, and returns the linked account (REG-8). Refuses when a
 * session served them or a plan names them.
 */
export async function deleteTaster(
  scope: PanelScope,
  id: TasterId,
  revision: number,
): Promise<
  Result<
    { readonly row: TasterRow; readonly account: string | null },
    WriteRefusal | 'results-depend'
  >
> {
  const { trx, panel } = scope;
  const days = await panelDays(scope);
  const locked = await lockTaster(scope, id, { revision, today: days.today });
  if (!locked.ok) return locked;
  const now = locked.value;
  const depending = await dependingSessions(scope, { column: 'taster', id });
  if (depending.length > 0) return refuse('results-depend', { sessions: depending.map(String) });
  await trx.deleteFrom('tasters').where('panel', '=', panel).where('id', '=', id).execute();
  return accept({ row: tasterRow(now, days), account: now.account });
}

/** The columns of a form. Missing fields stay unchanged. */
const columns = ({ revision: _revision, ...fields }: TasterFields) => fields;

/** Parses a row of a taster, which drops all other columns. */
const tasterRow = (
  row: Selectable<TastersTable> & { readonly statusToday: TasterStatus | null },
  { dayOf }: { readonly dayOf: (instant: Date) => string },
): TasterRow =>
  tasterRowSchema.parse({
    ...row,
    status: row.statusToday,
    registeredOn: dayOf(row.createdAt),
  });
