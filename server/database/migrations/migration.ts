import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** One step of the schema. Once released it is never changed; a later one follows. */
export type Migration = {
  readonly name: string;
  readonly up: (db: Kysely<Tables>) => Promise<void>;
};

/** Runs statements one after the other. */
export async function statements(db: Kysely<Tables>, texts: readonly string[]): Promise<void> {
  for (const text of texts) await sql.raw(text).execute(db);
}

/** The rows of one panel: what every policy compares with. */
export const CURRENT_PANEL = `nullif(current_setting('verdial.panel', true), '')::uuid`;

/** DAT-1: the wall of a table: the role of the application sees and writes the rows of its panel alone. */
export const wall = (table: string, rights: string, panelColumn = 'panel'): readonly string[] => [
  `alter table ${table} enable row level security`,
  `create policy panel_wall on ${table} to verdial_app
     using (${panelColumn} = ${CURRENT_PANEL}) with check (${panelColumn} = ${CURRENT_PANEL})`,
  `grant ${rights} on ${table} to verdial_app`,
];

/** Held apart from the application's role altogether: its policy names the panel, and it has no right to a row. */
export const closed = (table: string): readonly string[] =>
  wall(table, 'select', 'panel').filter((statement) => !statement.startsWith('grant'));
