import { appendAudit } from '../../audit/append-audit.ts';
import { trailOf } from '../../audit/trail-scope.ts';
import type { Database } from '../../database/database.ts';
import { withFactors } from './factor-tables.ts';
import { clearFactors } from './remove-factors.ts';

/**
 * Removes the second factor of an account by its user name, for the operator of the installation
 * (ACC-108). It is the account recovery when no other leader can help. An entry in the panel's
 * audit trail records it. Returns what was found.
 */
export async function clearByOperator(
  database: Database,
  username: string,
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
    await appendAudit(trailOf(database, trx), {
      panel: account.panel,
      actor: 'operator',
      name: 'operator',
      role: 'operator',
      from: 'command line',
      command: 'clear-second-factor',
      data: { account: account.id },
    });
    return 'cleared';
  });
}
