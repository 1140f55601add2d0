import { type RawBuilder, sql } from 'kysely';
import type { PanelId } from '../../domain/words/ids.ts';
import { type BackedUpTable, pageOf } from './backed-up-tables.ts';

/**
 * BAK-1: the rows of a table as JSON text, in their order. Written by the database itself, so that both engines write
 * the same: bytes as `\x` and hexadecimal, instants in ISO 8601.
 */
export const linesOf = (table: BackedUpTable, panels: PanelList) => sql<Line>`
  select ${lineOf(table)} as line from ${rowsOf(table, panels)} order by backup_place`;

/** The same rows by their place, to be copied aside as they are: what makes text of them takes its time. */
export const copyOf = (table: BackedUpTable, panels: PanelList) =>
  sql`select * from ${rowsOf(table, panels)}`;

/** The lines of some places of such a copy. */
export const linesOfCopy = (table: BackedUpTable, copy: RawBuilder<unknown>, from: number) =>
  sql<Line>`select ${lineOf(table)} as line from ${copy} t
    where backup_place > ${from} and backup_place <= ${from + pageOf(table)} order by backup_place`;

type Line = { readonly line: string };

function rowsOf({ table, panel, order }: BackedUpTable, panels: PanelList) {
  const ids = sql.join(panels.length === 0 ? [sql`null`] : panels.map((id) => sql`${id}`));
  return sql`(select *, row_number() over (order by ${sql.raw(order)}) as backup_place
    from ${sql.raw(`"${table}"`)}
    where ${panel === null ? sql`true` : sql`${sql.raw(panel)}::text in (${ids})`}) t`;
}
/** The panels of a backup. */
export type PanelList = readonly PanelId[];

const lineOf = ({ without = [] }: BackedUpTable) =>
  sql`(to_jsonb(t) - ${sql.raw(textArray(['backup_place', ...without]))})::text`;

const textArray = (names: readonly string[]): string =>
  `array[${names.map((name) => `'${name}'`).join()}]::text[]`;
