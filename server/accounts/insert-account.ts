import type { Transaction } from 'kysely';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import type { PanelId, TasterId } from '../../domain/words/ids.ts';
import type { Role } from '../../domain/words/role.ts';
import { withAccounts } from '../database/installation/account-tables.ts';
import type { Tables } from '../database/tables.ts';

/**
 * The input for creating an account. `hash` is the hash of its password, from
 * `Accounts.hashPassword`.
 */
export type NewAccount = {
  readonly panel: PanelId;
  readonly role: Role;
  readonly taster: TasterId | null;
  readonly name: string;
  readonly username: string;
  /** The address for mail. When empty, no mail is sent. */
  readonly email: string;
  readonly hash: string;
  /** Whether the owner has yet to choose the password, by an invitation. */
  readonly isInvited?: boolean;
};

/**
 * Creates an account within the caller's transaction, so that it exists only together with what it
 * is for (ACC-6). Returns the account id, or `username-taken`. User names are unique in the whole
 * installation, because nobody names their panel when signing in.
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
