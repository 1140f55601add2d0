import type { Transaction } from 'kysely';
import { withAccounts } from '../database/installation/account-tables.ts';
import type { Tables } from '../database/tables.ts';
import { forgetLinks } from './forget-links.ts';

/**
 * Deletes an account with its sessions, its password and its user name (ACC-76). The audit trail
 * keeps the account's id.
 */
export async function closeAccount(trx: Transaction<Tables>, user: string): Promise<void> {
  const db = withAccounts(trx);
  await forgetLinks(trx, user);
  await db.deleteFrom('session').where('userId', '=', user).execute();
  await db.deleteFrom('account').where('userId', '=', user).execute();
  await db.deleteFrom('user').where('id', '=', user).execute();
}

/** The fields of an account that a leader may change. A field that is left out keeps its value. */
export type AccountChange = {
  readonly name?: string;
  readonly enabled?: boolean;
  readonly email?: string;
  readonly hash?: string;
};

/**
 * Changes an account (ACC-7, ACC-85). An account that is disabled or gets another password loses
 * all its sessions and all reset links sent before.
 */
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
