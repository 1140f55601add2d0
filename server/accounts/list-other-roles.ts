import type { Actor } from '../../domain/rights/actor.ts';
import type { Role } from '../../domain/words/role.ts';
import type { Database } from '../database/database.ts';
import { withAccounts } from '../database/installation/account-tables.ts';

/** Lists the roles of the other enabled accounts of the actor's panel (KEY-9, KEY-21). */
export async function listOtherRoles(
  database: Database,
  { panel, user }: Actor,
): Promise<ReadonlySet<Role>> {
  const rows = await database.asInstallation((trx) =>
    withAccounts(trx)
      .selectFrom('user')
      .select('role')
      .distinct()
      .where('panel', '=', panel)
      .where('enabled', '=', true)
      .where('id', '!=', user)
      .execute(),
  );
  return new Set(rows.map(({ role }) => role));
}
