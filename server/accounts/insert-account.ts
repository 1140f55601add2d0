import type { Transaction } from 'kysely';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import type { PanelId, TasterId } from '../../domain/words/ids.ts';
import type { Role } from '../../domain/words/role.ts';
import { withAccounts } from '../database/account-tables.ts';
import type { Tables } from '../database/tables.ts';

/** An account to be opened. `hash` is that of its password, by `Accounts.hashPassword`. */
export type NewAccount = {
  readonly panel: PanelId;
  readonly role: Role;
  readonly taster: TasterId | null;
  readonly name: string;
  readonly username: string;
  /** The address mail goes to, or empty: then none is ever sent. */
  readonly email: string;
  readonly hash: string;
  /** The owner is yet to choose the password, by an invitation. */
  readonly isInvited?: boolean;
};

/**
 * ACC-6: opens an account in a transaction of the installation, so that it comes to be with what it is for. Answers
 * the account's id, or that the user name is taken, in any panel: nobody says his panel when signing in.
 */
export async function insertAccount(
  trx: Transaction<Tables>,
  account: NewAccount,
): Promise<Result<string, 'username-taken'>> {
  const at = new Date();
  const id = crypto.randomUUID();
  const username = account.username.toLowerCase();
  const db = withAccounts(trx);
  const mail = `${username}@kiosk.invalid`;
  const inserted = await db
    .insertInto('user')
    .values({
      id,
      name: account.name,
      email: account.email === '' ? mail : account.email.toLowerCase(),
      emailVerified: account.isInvited !== true,
      username,
      displayUsername: account.username,
      role: account.role,
      panel: account.panel,
      taster: account.taster,
      enabled: true,
      createdAt: at,
      updatedAt: at,
    })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return refuse('username-taken', { username });
  await db
    .insertInto('account')
    .values({
      id: crypto.randomUUID(),
      accountId: id,
      providerId: 'credential',
      userId: id,
      password: account.hash,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  return accept(id);
}
