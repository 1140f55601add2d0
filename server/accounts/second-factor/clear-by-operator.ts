import { appendAudit } from '../../audit/append-audit.ts';
import { trailOf } from '../../audit/trail-scope.ts';
import type { Database } from '../../database/database.ts';
import { newsOf, notifyOwner } from '../notify-owner.ts';
import { withFactors } from './factor-tables.ts';
import { clearFactors } from './remove-factors.ts';

/**
 * Removes the second factor of an account by its user name, for the operator of the installation
 * (ACC-108). It is the account recovery when no other leader can help. An entry in the panel's
 * audit trail records it, and a mail notifies the owner (ACC-40). Returns what was found.
 */
export async function clearByOperator(
  database: Database,
  username: string,
  at: Date,
): Promise<'cleared' | 'none-set-up' | 'no-account'> {
  return database.asInstallation(async (trx) => {
    const account = await withFactors(trx)
      .selectFrom('user')
      .select(['id', 'panel', 'twoFactorEnabled'])
      .where('username', '=', username.toLowerCase())
      .executeTakeFirst();
    if (account === undefined) return 'no-account';
    if (account.twoFactorEnabled !== true) return 'none-set-up';
    await clearFactors(trx, account.id);
    const operator = { name: 'operator', role: 'operator', from: 'command line' };
    const issuer = { ...operator, user: 'operator', panel: account.panel };
    await notifyOwner(trx, account.id, newsOf({ issuer, at }, 'second-factor-cleared'));
    await appendAudit(trailOf(database, trx), {
      ...operator,
      panel: account.panel,
      actor: 'operator',
      command: 'clear-second-factor',
      data: { account: account.id },
    });
    return 'cleared';
  });
}
