import { type RawBuilder, sql } from 'kysely';
import type { BackupPeriod } from '../../domain/backups/backup-period.ts';
import type { PanelId } from '../../domain/words/ids.ts';
import { type BackedUpTable, pageOf } from './backed-up-tables.ts';

/**
 * BAK-1: the rows of a table as JSON text, in their order. Written by the database itself, so that both engines write
 * the same: bytes as `\x` and hexadecimal, instants in ISO 8601.
 */
export const linesOf = (table: BackedUpTable, chosen: Chosen) => sql<Line>`
  select ${lineOf(table)} as line from ${rowsOf(table, chosen)} order by backup_place`;

/** The same rows by their place, to be copied aside as they are: what makes text of them takes its time. */
export const copyOf = (table: BackedUpTable, chosen: Chosen) =>
  sql`select * from ${rowsOf(table, chosen)}`;

/** How many they are. */
export const countOf = (table: BackedUpTable, chosen: Chosen) =>
  sql<{ readonly rows: number }>`select count(*)::integer as rows from ${rowsOf(table, chosen)}`;

/** The lines of some places of such a copy. */
export const linesOfCopy = (table: BackedUpTable, copy: RawBuilder<unknown>, from: number) =>
  sql<Line>`select ${lineOf(table)} as line from ${copy} t
    where backup_place > ${from} and backup_place <= ${from + pageOf(table)} order by backup_place`;

type Line = { readonly line: string };

function rowsOf({ table, panel, order, session }: BackedUpTable, { panels, period }: Chosen) {
  const ids = sql.join(panels.length === 0 ? [sql`null`] : panels.map((id) => sql`${id}`));
  const isOfPanels = panel === null ? sql`true` : sql`${sql.raw(panel)}::text in (${ids})`;
  return sql`(select *, row_number() over (order by ${sql.raw(order)}) as backup_place
    from ${sql.raw(`"${table}"`)} held
    where ${isOfPanels} and ${period === null || session === undefined ? sql`true` : isWithin(session, period)}) t`;
}

/**
 * BAK-22: a row belongs to a session of one of the days. `is true` keeps the planner from joining: it then finds the
 * sessions once and looks each row up among them, where a join would read the row's session anew for each of them.
 */
const isWithin = (session: string, { from, to }: BackupPeriod) =>
  sql`((held.panel, ${sql.raw(session)}) in (select chosen.panel, chosen.number from sessions chosen
    where chosen.date between ${from} and ${to})) is true`;

/** What is in a backup: whose rows, and of those that belong to a session which; null for all. */
export type Chosen = {
  readonly panels: readonly PanelId[];
  readonly period: BackupPeriod | null;
  /** BAK-23: of backups of this name one is made at a time, whatever process makes it. */
  readonly alone?: string;
};

const lineOf = ({ without = [] }: BackedUpTable) =>
  sql`(to_jsonb(t) - ${sql.raw(textArray(['backup_place', ...without]))})::text`;

const textArray = (names: readonly string[]): string =>
  `array[${names.map((name) => `'${name}'`).join()}]::text[]`;
