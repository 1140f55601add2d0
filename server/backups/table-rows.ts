import { type RawBuilder, sql } from 'kysely';
import type { BackupPeriod } from '../../domain/backups/backup-period.ts';
import type { PanelId } from '../../domain/words/ids.ts';
import { type BackedUpTable, pageOf } from './backed-up-tables.ts';

/**
 * Builds the query for the rows of a table as JSON text, in their order (BAK-1). The database
 * formats them, so both engines produce the same text: bytes as `\x` and hexadecimal, timestamps in
 * ISO 8601.
 */
export const linesOf = (table: BackedUpTable, chosen: Chosen) => sql<Line>`
  select ${lineOf(table)} as line from ${rowsOf(table, chosen)} order by backup_place`;

/**
 * Builds the query for the same rows with their position, without formatting, which is slow. It is
 * for a copy into a temporary table.
 */
export const copyOf = (table: BackedUpTable, chosen: Chosen) =>
  sql`select * from ${rowsOf(table, chosen)}`;

/** Builds the query that counts these rows. */
export const countOf = (table: BackedUpTable, chosen: Chosen) =>
  sql<{ readonly rows: number }>`select count(*)::integer as rows from ${rowsOf(table, chosen)}`;

/** Builds the query for one page of lines of such a copy, after the position `from`. */
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
 * Builds the condition that a row belongs to a session in the period (BAK-22). `is true` keeps the
 * planner from a join. It then finds the sessions once and looks each row up among them. A join
 * would read the row's session again for each session.
 */
const isWithin = (session: string, { from, to }: BackupPeriod) =>
  sql`((held.panel, ${sql.raw(session)}) in (select chosen.panel, chosen.number from sessions chosen
    where chosen.date between ${from} and ${to})) is true`;

/** The content of a backup: the panels, and the period of the sessions; null for all. */
export type Chosen = {
  readonly panels: readonly PanelId[];
  readonly period: BackupPeriod | null;
  /**
   * An advisory lock name: only one backup of this name is made at a time, across all processes
   * (BAK-23).
   */
  readonly alone?: string;
};

const lineOf = ({ without = [] }: BackedUpTable) =>
  sql`(to_jsonb(t) - ${sql.raw(textArray(['backup_place', ...without]))})::text`;

const textArray = (names: readonly string[]): string =>
  `array[${names.map((name) => `'${name}'`).join()}]::text[]`;
