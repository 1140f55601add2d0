import type { AccountRow } from '../../domain/account/account-row.ts';
import { accept, type Result } from '../../domain/refusal.ts';
import { type Decider, decideAccountsRecorded } from '../audit/decide-recorded.ts';
import type { Database } from '../database/database.ts';
import { raiseDoubt } from './doubts.ts';
import { newsOf, notifyOwner } from './notify-owner.ts';

/**
 * ACC-120: a link to a new password is handed over to whoever leads the panel: an entry of the trail, a letter to the owner,
 * and a doubt once a password is chosen by it. The first link of an account is no doubt: nobody has owned it before.
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
    // AUD-13: whose it is, by what an entry can say of an account.
    const after = { username: account.username };
    return accept({ answer: null, told: { command: 'hand-over-link', data, after } });
  });
