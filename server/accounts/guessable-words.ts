import { withAccounts } from '../database/account-tables.ts';
import type { Database } from '../database/database.ts';
import { readPanel } from '../database/panels.ts';

/** SEC-43: words that somebody would guess in the password of an account: the panel's names, the person's, the user name. */
export async function guessableWords(database: Database, user: string): Promise<readonly string[]> {
  const account = await withAccounts(database.db)
    .selectFrom('user')
    .select(['name', 'username', 'panel'])
    .where('id', '=', user)
    .executeTakeFirst();
  if (account === undefined) return [];
  const { name, username, panel } = account;
  const { name: title, code, leader, city } = await database.inPanel(panel, readPanel);
  return [name, username, title, code, leader, city];
}
