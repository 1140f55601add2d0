import type { SessionLeft } from '../../domain/account/session-ends.ts';
import type { Caller } from '../../domain/rights/caller.ts';
import { withAccounts } from '../database/account-tables.ts';
import type { Database } from '../database/database.ts';
import { leftOf, type SessionClock } from './session-clock.ts';

/** ACC-100: keep-alive of a session by an open page, which says whether anybody has used it. Answers what is left of the session. */
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
  // Signed out since it was let in.
  if (row === undefined) return { idle: 0, atMost: 0 };
  return leftOf({ ...row, role: actor.role }, clock);
}
