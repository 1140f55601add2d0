import type { Database } from '../database/database.ts';
import { withAccounts } from '../database/installation/account-tables.ts';
import { readPanel } from '../database/installation/panels.ts';

/**
 * Lists words that are easy to guess in an account's password: the names of the panel and the
 * person, and the user name (SEC-43).
 */
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
