import type { SessionLeft } from '../../domain/account/session-ends.ts';
import type { Caller } from '../../domain/rights/caller.ts';
import type { Database } from '../database/database.ts';
import { withAccounts } from '../database/installation/account-tables.ts';
import { leftOf, type SessionClock } from './session-clock.ts';

/**
 * Session keep-alive: an open page reports whether a person has used it, which resets the idle
 * timeout (ACC-100). Returns the time left of the session, in ms.
 */
export async function keepSessionAlive(
  database: Database,
  { actor, session }: Caller,
  used: boolean,
  clock: SessionClock,
): Promise<SessionLeft> {
  const db = withAccounts(database.db);
  if (used)
    await db
      .updateTable('session')
      .set({ usedAt: new Date(clock.now()) })
      .where('id', '=', session)
      .execute();
  const row = await db
    .selectFrom('session')
    .select(['createdAt', 'updatedAt', 'usedAt'])
    .where('id', '=', session)
    .executeTakeFirst();
  // The session was signed out after the request was authenticated.
  if (row === undefined) return { idle: 0, atMost: 0 };
  return leftOf({ ...row, role: actor.role }, clock);
}
