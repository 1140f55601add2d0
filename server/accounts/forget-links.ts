import type { Kysely, Transaction } from 'kysely';
import { withAccounts } from '../database/installation/account-tables.ts';
import type { Tables } from '../database/tables.ts';

/** Revokes every password reset link of an account, mailed or handed over (ACC-85). */
export async function forgetLinks(
  db: Kysely<Tables> | Transaction<Tables>,
  user: string,
): Promise<void> {
  await withAccounts(db).deleteFrom('verification').where('value', '=', user).execute();
}
