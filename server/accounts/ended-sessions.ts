import type { Database } from '../database/database.ts';
import { withAccounts } from './account-tables.ts';

/** ACC-7: which of these sessions are good no more: signed out, over by time, or of an account that is disabled or gone. */
export async function endedSessions(
  database: Database,
  sessions: readonly string[],
  at: Date,
): Promise<readonly string[]> {
  if (sessions.length === 0) return [];
  const rows = await withAccounts(database.db)
    .selectFrom('user')
    .innerJoin('session', 'session.userId', 'user.id')
    .select('session.id')
    .where('session.id', 'in', sessions)
    .where('user.enabled', '=', true)
    .where('session.expiresAt', '>', at)
    .execute();
  const good = new Set(rows.map(({ id }) => id));
  return sessions.filter((session) => !good.has(session));
}
