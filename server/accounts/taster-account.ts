import type { Transaction } from 'kysely';
import type { TasterInput } from '../../domain/tasters/taster-fields.ts';
import type { Decider } from '../audit/decide-recorded.ts';
import { withAccounts } from '../database/account-tables.ts';
import type { Tables } from '../database/tables.ts';
import { changeAccount } from './change-account.ts';
import { newsOf, notifyOwner } from './notify-owner.ts';

/**
 * ACC-75, ACC-76: an account follows its taster in the register: it is called the same, and is barred when the taster is active no
 * more. REG-9: nothing of the register opens an account, lets one in again or touches a password. Answers whether the account
 * was barred, and has to be sent back through the gate.
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
