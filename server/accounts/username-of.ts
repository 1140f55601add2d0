import type { Database } from '../database/database.ts';
import { withAccounts } from '../database/installation/account-tables.ts';

/** Reads the user name of an account, in its owner's spelling. */
export async function usernameOf(database: Database, user: string): Promise<string> {
  const row = await withAccounts(database.db)
    .selectFrom('user')
    .select('displayUsername')
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  return row.displayUsername;
}
