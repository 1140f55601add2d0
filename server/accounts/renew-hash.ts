import type { Database } from '../database/database.ts';
import { withAccounts } from '../database/installation/account-tables.ts';
import { hashPassword, isHashOfToday } from './password-hash.ts';

/**
 * Hashes a password again with today's parameters after a successful sign-in (ACC-82). Optimistic
 * locking: a password that was changed in the meantime stays.
 */
export async function renewHash(
  database: Database,
  username: string,
  password: string,
): Promise<void> {
  const db = withAccounts(database.db);
  const kept = await db
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select(['account.userId', 'account.password'])
    .where('user.username', '=', username.toLowerCase())
    .where('account.providerId', '=', 'credential')
    .executeTakeFirst();
  if (kept === undefined || isHashOfToday(kept.password)) return;
  await db
    .updateTable('account')
    .set({ password: await hashPassword(password) })
    .where('userId', '=', kept.userId)
    .where('password', '=', kept.password)
    .execute();
}
