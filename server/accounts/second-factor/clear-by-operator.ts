import { appendAudit } from '../../audit/append-audit.ts';
import { trailOf } from '../../audit/trail-scope.ts';
import type { Database } from '../../database/database.ts';
import { withFactors } from './factor-tables.ts';
import { clearFactors } from './remove-factors.ts';

/**
 * ACC-108: clears the second factor of an account by its user name, for the operator of the installation: the way back where
 * no other leader can. Told in the trail of its panel. Answers what was found.
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
