import type { Database } from '../database/database.ts';
import { withAccounts } from '../database/installation/account-tables.ts';
import { isOverNow, type SessionClock } from './session-clock.ts';

/**
 * Returns which of these sessions are no longer valid (ACC-7, ACC-70, ACC-99). They are signed out,
 * past a timeout, or of an account that is disabled or deleted.
 */
export async function endedSessions(
  database: Database,
  sessions: readonly string[],
  clock: SessionClock,
): Promise<readonly string[]> {
  if (sessions.length === 0) return [];
  const rows = await withAccounts(database.db)
    .selectFrom('user')
    .innerJoin('session', 'session.userId', 'user.id')
    .select(['session.id', 'user.role'])
    .select(['session.createdAt', 'session.updatedAt', 'session.usedAt'])
    .where('session.id', 'in', sessions)
    .where('user.enabled', '=', true)
    .where('session.expiresAt', '>', new Date(clock.now()))
    .execute();
  const good = new Set(rows.filter((row) => !isOverNow(row, clock)).map(({ id }) => id));
  return sessions.filter((session) => !good.has(session));
}
