import { type RawBuilder, sql } from 'kysely';
import type { PanelId } from '../../../domain/words/ids.ts';
import type { Database } from '../../database/database.ts';
import { type AuditLink, digestLink, FIRST_PREVIOUS } from '../audit-entry.ts';

const WATCHED = ['audit', 'sheets', 'results', 'sample_files', 'panel_images'];

/** Who has the database in their hands, and not the key: the triggers are put aside. */
export async function asIntruder(
  database: Database,
  ...statements: readonly RawBuilder<unknown>[]
): Promise<void> {
  await database.asOwner(async (trx) => {
    for (const table of WATCHED)
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
    for (const statement of statements) await statement.execute(trx);
    for (const table of WATCHED)
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx);
  });
}

/** Computes every digest of a trail anew and moves its head to the end: a chain without a key is whole then. */
export async function rechain(database: Database, panel: PanelId): Promise<void> {
  const rows = await database.asOwner((trx) =>
    trx.selectFrom('audit').selectAll().where('panel', '=', panel).orderBy('sequence').execute(),
  );
  let previous = FIRST_PREVIOUS;
  const statements = rows.map(({ origin, at, digest: _digest, ...row }) => {
    const link: AuditLink = { ...row, from: origin, at: at.toISOString(), previous };
    const before = previous;
    previous = digestLink(link);
    return sql`update audit set previous = ${before}, digest = ${previous}
      where panel = ${panel} and sequence = ${row.sequence}`;
  });
  await asIntruder(
    database,
    ...statements,
    sql`update audit_heads set sequence = ${rows.length}, digest = ${previous} where panel = ${panel}`,
  );
}
