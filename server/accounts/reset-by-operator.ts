import type { AccountRow } from '../../domain/account/account-row.ts';
import type { Database } from '../database/database.ts';
import { withAccounts } from '../database/installation/account-tables.ts';
import type { Accounts } from './create-accounts.ts';
import { handLink } from './hand-link.ts';
import { listAccounts } from './list-accounts.ts';

/** The path of the reset link, or the reason why there is none. */
export type ResetByOperator =
  | { readonly path: string }
  | { readonly why: 'no-account' | 'disabled' | 'not-told' };

/**
 * Creates a one-time password reset link for the operator of the installation (OPS-7, OPS-17,
 * OPS-18). It is the account recovery for a leader when no other leader and no mail can help. It
 * counts as a link that is handed over: an audit entry, a mail to the owner, and a sign-in alert
 * until the owner confirms (ACC-41).
 */
export async function resetByOperator(
  { database, accounts }: { readonly database: Database; readonly accounts: Accounts },
  username: string,
  at: Date,
): Promise<ResetByOperator> {
  const found = await findAccount(database, username);
  if (found === null) return { why: 'no-account' };
  const { panel, account } = found;
  if (!account.enabled) return { why: 'disabled' };
  const token = await accounts.invite(account.user);
  const operator = { user: 'operator', name: 'operator', role: 'operator' };
  const by = { issuer: { ...operator, panel, from: 'command line' }, at };
  const told = await handLink(database, by, account, token);
  return told.ok ? { path: `/reset?token=${token}` } : { why: 'not-told' };
}

const findAccount = (database: Database, username: string) =>
  database.asInstallation(async (trx) => {
    const user = await withAccounts(trx)
      .selectFrom('user')
      .select(['id', 'panel'])
      .where('username', '=', username.toLowerCase())
      .executeTakeFirst();
    if (user === undefined) return null;
    const [account]: readonly AccountRow[] = await listAccounts(trx, user.panel, user.id);
    return account === undefined ? null : { panel: user.panel, account };
  });
