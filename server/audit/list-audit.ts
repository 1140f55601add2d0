import { type Selectable, sql } from 'kysely';
import type { AuditQuery } from '../../domain/audit/audit-query.ts';
import type { AuditRow, NamedAuditRow } from '../../domain/audit/audit-row.ts';
import { actsOn } from '../../domain/audit/audit-thing.ts';
import type { Page } from '../../domain/lists/list-page.ts';
import { dayBounds } from '../../domain/words/day-bounds.ts';
import type { Role } from '../../domain/words/role.ts';
import type { PanelScope } from '../database/database.ts';
import { instantText } from '../database/json.ts';
import { pageOf, plainPattern, plainText, searchPattern } from '../database/list.ts';
import { panelTimeZone } from '../database/sessions/panel-day.ts';
import type { AuditTable } from '../database/tables.ts';
import { namesOfEntry, readEntryNames } from './entry-names.ts';

/**
 * The kinds of record that have a history in the audit trail. Each is named as its id is in the
 * entries.
 */
export const HISTORY_KINDS = ['sample', 'taster', 'session', 'account', 'book', 'panel'] as const;

/** A kind of record that has a history in the audit trail. */
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** The column by which entries about a kind of record are found. */
const FOUND_BY = {
  sample: 'ofSample',
  taster: 'ofTaster',
  session: 'ofSession',
  account: 'ofAccount',
  book: 'ofBook',
} as const;

const HISTORY = 500;

/** An actor of the audit trail, with the name of their latest entry (AUD-15). */
type Acted = { readonly who: string; readonly name: string; readonly role: string };

/**
 * Lists one page of the audit trail, newest first, filtered by text, actor, command, thing and
 * dates (AUD-4, AUD-15). It also returns the commands and people to filter by.
 */
export async function listAudit(
  scope: PanelScope,
  query: AuditQuery,
): Promise<
  Page<NamedAuditRow> & { readonly commands: readonly string[]; readonly people: readonly Acted[] }
> {
  const { limit, offset } = pageOf(query);
  const chosen = narrowed(scope, query, await panelTimeZone(scope));
  const acts = await countedActs(scope);
  const { command, ...more } = query;
  const total = isNarrowed(more)
    ? await countOf(chosen)
    : acts
        .filter((act) => !isSaid(command) || act.command === command)
        .reduce((sum, { entries }) => sum + entries, 0);
  const rows = await chosen
    .selectAll()
    .orderBy('sequence', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    rows: await named(scope, rows),
    total,
    commands: acts.map((act) => act.command),
    people: await everybody(scope),
  };
}

const isSaid = (value: string | undefined): boolean => value !== undefined && value !== '';

const isNarrowed = ({ search, who, thing, from, to }: AuditQuery): boolean =>
  [search, who, thing, from, to].some(isSaid);

/**
 * Reads how many audit entries each command has (AUD-17). The database maintains the counts, since
 * counting a long trail takes too long.
 */
const countedActs = ({ trx, panel }: PanelScope) =>
  trx
    .selectFrom('auditCommands')
    .select(['command', 'entries'])
    .where('panel', '=', panel)
    .orderBy('command')
    .execute();

async function countOf(chosen: ReturnType<typeof narrowed>): Promise<number> {
  const { total } = await chosen
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

async function everybody({ trx, panel }: PanelScope): Promise<readonly Acted[]> {
  const people = await trx
    .selectFrom('auditPeople')
    .select(['actor', 'name', 'role'])
    .where('panel', '=', panel)
    .orderBy('actor')
    .execute();
  return people.map(({ actor, name, role }) => ({ who: actor, name, role }));
}

/**
 * A chunk of the audit trail: at most `most` entries, optionally only those before the entry
 * `before`.
 */
export type AuditPiece = { readonly before?: number | null; readonly most: number };

/**
 * Reads a chunk of the filtered audit trail, newest first, with the names of tasters and samples
 * (AUD-4, AUD-13).
 */
export async function readAudit(
  scope: PanelScope,
  query: AuditQuery,
  { before = null, most }: AuditPiece,
): Promise<readonly NamedAuditRow[]> {
  const chosen = narrowed(scope, query, await panelTimeZone(scope));
  const older = before === null ? chosen : chosen.where('sequence', '<', before);
  return named(scope, await older.selectAll().orderBy('sequence', 'desc').limit(most).execute());
}

/** The commands in the audit trail that change the panel's own data. */
const PANEL_COMMANDS = ['change-panel', 'change-panel-image', 'delete-panel-image'];

/**
 * The commands in the audit trail that change the statuses of tasters, which only leaders may read.
 */
const BOOK_COMMANDS = ['add-status', 'delete-status'];

/**
 * Returns the history of one record from the audit trail, newest first, at most 500 entries
 * (AUD-5). For the kind `panel` the id must be the panel's own. Only leaders may read the entries
 * about a taster's statuses and their reasons (SEC-40).
 */
export async function historyOf(
  scope: PanelScope,
  kind: HistoryKind,
  id: string,
  reader: Role,
): Promise<readonly NamedAuditRow[]> {
  const { trx, panel } = scope;
  if (kind === 'panel' && id !== panel) return [];
  const ofPanel = trx.selectFrom('audit').selectAll().where('panel', '=', panel);
  const chosen =
    kind === 'panel'
      ? ofPanel.where('command', 'in', PANEL_COMMANDS)
      : ofPanel.where(FOUND_BY[kind], '=', id);
  const open = reader === 'jefespanel' ? chosen : chosen.where('command', 'not in', BOOK_COMMANDS);
  const rows = await open.orderBy('sequence', 'desc').limit(HISTORY).execute();
  return named(scope, rows);
}

/** Adds the names of tasters and samples to audit entries (AUD-13). */
async function named(
  scope: PanelScope,
  found: readonly Selectable<AuditTable>[],
): Promise<readonly NamedAuditRow[]> {
  const rows = found.map(auditRow);
  const names = await readEntryNames(scope, rows);
  return rows.map((row) => ({ ...row, names: Object.fromEntries(namesOfEntry(row, names)) }));
}

function narrowed({ trx, panel }: PanelScope, query: AuditQuery, zone: string) {
  const { command, who, thing, from, to } = query;
  const pattern = searchPattern(query);
  let chosen = trx.selectFrom('audit').where('panel', '=', panel);
  if (command !== undefined && command !== '') chosen = chosen.where('command', '=', command);
  if (who !== undefined && who !== '') chosen = chosen.where('actor', '=', who);
  if (thing !== undefined) chosen = chosen.where('command', 'in', actsOn(thing));
  // The bounds of a date are computed here, in the panel's time zone (ZON-1). The database would
  // use its own time zone.
  if (from !== undefined) chosen = chosen.where('at', '>=', instant(dayBounds(zone, from).from));
  if (to !== undefined) chosen = chosen.where('at', '<', instant(dayBounds(zone, to).before));
  if (pattern !== null)
    chosen = chosen.where((where) =>
      where.or([
        where(plainText(sql.ref('name')), 'like', plainPattern(pattern)),
        where(plainText(sql.ref('reason')), 'like', plainPattern(pattern)),
        // Compared with accents: the stored data are long, and a search without accents is four
        // times as slow.
        where(sql<string>`data::text`, 'ilike', pattern),
        where(sql<string>`before::text`, 'ilike', pattern),
        where(sql<string>`after::text`, 'ilike', pattern),
        // Searches also by the names that an entry shows, since the entry stores only ids (AUD-13).
        sql<boolean>`of_taster in (select id::text from tasters where panel = ${panel}
          and ${plainText(sql`lower(code) || ' ' || name_key`)} like ${plainPattern(pattern)})`,
        sql<boolean>`of_sample in (select id::text from samples where panel = ${panel}
          and code ilike ${pattern})`,
      ]),
    );
  return chosen;
}

/**
 * A timestamp in ms since the epoch. It also works for years before 1 or after 9999, which no ISO
 * text of this product can express.
 */
const instant = (at: number) => sql<Date>`to_timestamp(${at}::double precision / 1000)`;

const auditRow = (row: Selectable<AuditTable>): AuditRow => ({
  sequence: row.sequence,
  at: instantText(row.at),
  name: row.name,
  role: row.role,
  from: row.origin,
  command: row.command,
  data: row.data,
  before: row.before,
  after: row.after,
  reason: row.reason,
  digest: row.digest,
});
