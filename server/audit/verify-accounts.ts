import { sql, type Transaction } from 'kysely';
import type { PanelId } from '../../domain/words/ids.ts';
import { shownEmail, withAccounts } from '../database/installation/account-tables.ts';
import type { Tables } from '../database/tables.ts';
import { ACCOUNT_ACTS, createNamedAccounts } from './named-accounts.ts';
import type { WrongRecord } from './wrong-record.ts';

/**
 * Verifies the accounts of a panel against its audit trail and returns all differences (BAK-56).
 * The transaction must see both.
 */
export async function verifyAccounts(
  trx: Transaction<Tables>,
  panel: PanelId,
): Promise<readonly WrongRecord[]> {
  if (!(await hasAccounts(trx))) return [];
  const named = createNamedAccounts();
  const ofPanel = trx.selectFrom('audit').where('panel', '=', panel);
  const acted = await ofPanel.select(['actor', 'name', 'role']).distinct().execute();
  for (const one of acted) named.note({ ...one, command: '' });
  const entries = await ofPanel
    .select(['actor', 'name', 'role', 'command', 'data', 'before', 'after'])
    .where('command', 'in', ACCOUNT_ACTS)
    .orderBy('sequence')
    .execute();
  for (const entry of entries) named.note(entry);
  const stored = await withAccounts(trx)
    .selectFrom('user')
    .select(['id', 'role', 'username', 'taster', 'name', 'email', 'enabled'])
    .where('panel', '=', panel)
    .orderBy('username')
    .execute();
  return named.wrongOf(stored.map((row) => ({ ...row, email: shownEmail(row.email) })));
}

/** Whether the account tables exist: the first start of the product creates them. */
async function hasAccounts(trx: Transaction<Tables>): Promise<boolean> {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('public."user"') is not null as there`.execute(trx);
  return rows[0]?.there === true;
}
