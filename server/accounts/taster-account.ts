import type { Transaction } from 'kysely';
import type { TasterInput } from '../../domain/tasters/taster-fields.ts';
import type { Decider } from '../audit/decide-recorded.ts';
import { withAccounts } from '../database/installation/account-tables.ts';
import type { Tables } from '../database/tables.ts';
import { changeAccount } from './change-account.ts';
import { newsOf, notifyOwner } from './notify-owner.ts';

/**
 * Updates an account after a change of its taster in the register (ACC-75, ACC-76). The account
 * gets the taster's name, and is disabled when this change sets the taster inactive. The register
 * never creates or enables an account and never changes a password (REG-9). Returns whether the
 * account was disabled; then its connections must be re-authorised.
 */
export async function followTaster(
  trx: Transaction<Tables>,
  by: Decider,
  account: string,
  wasActive: boolean,
  { firstName, lastName, active }: Pick<TasterInput, 'firstName' | 'lastName' | 'active'>,
): Promise<boolean> {
  const isBarred = wasActive && !active;
  const name = `${firstName} ${lastName}`.trim();
  const before = await withAccounts(trx)
    .selectFrom('user')
    .select(['name', 'enabled'])
    .where('id', '=', account)
    .executeTakeFirst();
  if (before !== undefined && before.name !== name)
    await notifyOwner(trx, account, newsOf(by, 'renamed', { value: name }));
  if (isBarred && before?.enabled === true) await notifyOwner(trx, account, newsOf(by, 'disabled'));
  await changeAccount(trx, account, isBarred ? { name, enabled: false } : { name });
  return isBarred;
}
