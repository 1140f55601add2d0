import type { Transaction } from 'kysely';
import { withAccounts } from '../database/account-tables.ts';
import type { Tables } from '../database/tables.ts';
import { forgetLinks } from './forget-links.ts';

/** ACC-76: ends an account for good: its sessions, its password and its user name. The audit trail keeps its id. */
export async function closeAccount(trx: Transaction<Tables>, user: string): Promise<void> {
  const db = withAccounts(trx);
  await forgetLinks(trx, user);
  await db.deleteFrom('session').where('userId', '=', user).execute();
  await db.deleteFrom('account').where('userId', '=', user).execute();
  await db.deleteFrom('user').where('id', '=', user).execute();
}

/** What a leader may change of an account. Left out: stays as it is. */
export type AccountChange = {
  readonly name?: string;
  readonly enabled?: boolean;
  readonly email?: string;
  readonly hash?: string;
};

/** ACC-7, ACC-85: changes an account; one that is disabled or gets another password is signed out everywhere, and links sent before end. */
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
  if (hash !== undefined || change.enabled === false) {
    await db.deleteFrom('session').where('userId', '=', user).execute();
    await forgetLinks(trx, user);
  }
}
