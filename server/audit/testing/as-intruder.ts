import { type RawBuilder, sql } from 'kysely';
import type { PanelId } from '../../../domain/words/ids.ts';
import type { Database } from '../../database/database.ts';
import { type AuditLink, digestLink, FIRST_PREVIOUS } from '../audit-entry.ts';

const WATCHED = ['audit', 'sheets', 'results', 'sample_files', 'panel_images'];

/**
 * Runs statements as an attacker who controls the database but does not have the signing key. The
 * triggers are disabled meanwhile.
 */
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

/**
 * Recomputes every digest of an audit trail and its head, as an attacker would: without signatures,
 * the forged chain is consistent.
 */
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
