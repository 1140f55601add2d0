import { appendAudit } from '../audit/append-audit.ts';
import { trailOf } from '../audit/trail-scope.ts';
import type { Database } from '../database/database.ts';
import { withAccounts } from './account-tables.ts';

/** ACC-9: tells the trail that the owner of an account chose a password by a link, and from where. */
export async function noteReset(database: Database, user: string, from: string): Promise<void> {
  await database.asInstallation(async (trx) => {
    const account = await withAccounts(trx)
      .selectFrom('user')
      .select(['panel', 'name', 'role'])
      .where('id', '=', user)
      .executeTakeFirst();
    if (account === undefined) return;
    const { panel, name, role } = account;
    await appendAudit(trailOf(database, trx), {
      panel,
      actor: user,
      name,
      role,
      from,
      command: 'reset-password',
    });
  });
}
