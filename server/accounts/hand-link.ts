import type { AccountRow } from '../../domain/account/account-row.ts';
import { accept, type Result } from '../../domain/refusal.ts';
import { type Decider, decideAccountsRecorded } from '../audit/decide-recorded.ts';
import type { Database } from '../database/database.ts';
import { raiseDoubt } from './doubts.ts';
import { newsOf, notifyOwner } from './notify-owner.ts';

/**
 * Records that a one-time password reset link is handed over to a leader of the panel (ACC-120). It
 * writes an audit entry, notifies the owner by mail, and creates a sign-in alert. The alert counts
 * once a password is chosen by the link.
 *
 * A link for an account whose owner has never chosen a password makes only the audit entry, since
 * nobody has owned the account before.
 */
export const handLink = (
  database: Database,
  by: Decider,
  account: AccountRow,
  token: string,
): Promise<Result<null>> =>
  decideAccountsRecorded(database, by, async ({ trx, panel }) => {
    const { issuer, at } = by;
    if (account.chosen) {
      await raiseDoubt(trx, { panel, account: account.user, by: issuer.name, at, token });
      await notifyOwner(trx, account.user, newsOf(by, 'link-handed'));
    }
    const data = { account: account.user, isFirst: !account.chosen };
    // The entry names the account by its user name, the only thing that an audit entry may say of
    // an account (AUD-13).
    const after = { username: account.username };
    return accept({ answer: null, audited: { command: 'hand-over-link', data, after } });
  });
