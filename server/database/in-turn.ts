import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * DAT-42: does what changes the tables of a server, one process after the other: the second waits, and finds it done. The
 * embedded database has one process.
 */
export async function inTurn(
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
