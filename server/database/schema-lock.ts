import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Runs a change of the database schema under an advisory lock (DAT-42). A second process waits, and
 * then finds the change done. The embedded database has one process and needs no lock.
 */
export async function withSchemaLock(
  owner: Kysely<Tables>,
  engine: 'embedded' | 'server',
  work: () => Promise<void>,
): Promise<void> {
  if (engine === 'embedded') return work();
  await owner.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('verdial tables'))`.execute(trx);
    await work();
  });
}
