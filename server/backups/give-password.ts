import type { Transaction } from 'kysely';
import { withAccounts } from '../database/account-tables.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

/**
 * Sets the password, by its hash, of a leader's account that was restored without one (BAK-7).
 * Returns false when there is no such account.
 */
export async function givePassword(
  database: Database,
  username: string,
  hash: string,
): Promise<boolean> {
  return database.asInstallation(async (trx: Transaction<Tables>) => {
    const db = withAccounts(trx);
    const user = await db
      .selectFrom('user')
      .select('id')
      .where('username', '=', username.toLowerCase())
      .where('role', '=', 'jefespanel')
      .executeTakeFirst();
    if (user === undefined) return false;
    const at = new Date();
    const own = { accountId: user.id, userId: user.id, providerId: 'credential' } as const;
    await db
      .insertInto('account')
      .values({ id: crypto.randomUUID(), ...own, password: hash, createdAt: at, updatedAt: at })
      .execute();
    return true;
  });
}
