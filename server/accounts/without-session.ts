import type { Database } from '../database/database.ts';
import { withAccounts } from './account-tables.ts';

/** ACC-7: which of these accounts have no good session left: disabled, gone, signed out everywhere, or over by time. */
export async function withoutSession(
  database: Database,
  users: readonly string[],
  at: Date,
): Promise<readonly string[]> {
  if (users.length === 0) return [];
  const rows = await withAccounts(database.db)
    .selectFrom('user')
    .innerJoin('session', 'session.userId', 'user.id')
    .select('user.id')
    .distinct()
    .where('user.id', 'in', users)
    .where('user.enabled', '=', true)
    .where('session.expiresAt', '>', at)
    .execute();
  const good = new Set(rows.map(({ id }) => id));
  return users.filter((user) => !good.has(user));
}
