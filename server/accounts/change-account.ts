import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { withAccounts } from './account-tables.ts';

/** What a leader may change of an account. Left out: stays as it is. */
export type AccountChange = {
  readonly name?: string;
  readonly enabled?: boolean;
  readonly hash?: string;
};

/** ACC-7: changes an account; one that is disabled or gets another password is signed out everywhere. */
export async function changeAccount(
  trx: Transaction<Tables>,
  user: string,
  change: AccountChange,
): Promise<void> {
  const db = withAccounts(trx);
  const { hash, ...fields } = change;
  const updatedAt = new Date();
  await db
    .updateTable('user')
    .set({ ...fields, updatedAt })
    .where('id', '=', user)
    .execute();
  if (hash !== undefined) {
    await db
      .updateTable('account')
      .set({ password: hash, updatedAt })
      .where('userId', '=', user)
      .where('providerId', '=', 'credential')
      .execute();
  }
  if (hash !== undefined || change.enabled === false)
    await db.deleteFrom('session').where('userId', '=', user).execute();
}
