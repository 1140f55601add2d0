import type { Kysely, Transaction } from 'kysely';
import { withAccounts } from '../database/account-tables.ts';
import type { Tables } from '../database/tables.ts';

/** ACC-85: makes every link to a new password of an account worth nothing: what was mailed or handed over before is over. */
export async function forgetLinks(
  db: Kysely<Tables> | Transaction<Tables>,
  user: string,
): Promise<void> {
  await withAccounts(db).deleteFrom('verification').where('value', '=', user).execute();
}
