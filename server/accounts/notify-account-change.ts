import type { Transaction } from 'kysely';
import type { AccountRow } from '../../domain/account/account-row.ts';
import type { Decider } from '../audit/decide-recorded.ts';
import type { Issuer } from '../audit/issuer.ts';
import type { Tables } from '../database/tables.ts';
import { raiseDoubt } from './doubts.ts';
import { newsOf, notifyOwner, type OwnerNews } from './notify-owner.ts';

/**
 * Notifies the owner by mail of a change to their account, and of a new address at both addresses
 * (ACC-40, ACC-117). It also records a sign-in alert when another person changes the address and
 * the owner has chosen a password (ACC-41). A reset mail to that address would let its reader take
 * over the account.
 */
export async function notifyAccountChange(
  trx: Transaction<Tables>,
  by: Decider,
  before: AccountRow,
  change: Pick<AccountRow, 'name' | 'email' | 'enabled'>,
): Promise<void> {
  for (const { event, ...more } of changesOf(before, change))
    await notifyOwner(trx, before.user, newsOf(by, event, more));
  const { issuer, at } = by;
  const isOthers = before.email !== change.email && before.chosen && !isOwner(issuer, before);
  if (isOthers)
    await raiseDoubt(trx, {
      panel: issuer.panel,
      account: before.user,
      by: issuer.name,
      at,
      token: null,
    });
}

const isOwner = (issuer: Issuer, { user }: AccountRow): boolean => issuer.user === user;

type News = Pick<OwnerNews, 'event' | 'value' | 'to'>;

function changesOf(
  before: AccountRow,
  change: Pick<AccountRow, 'name' | 'email' | 'enabled'>,
): readonly News[] {
  const { name, email, enabled } = change;
  const news: News[] = [];
  if (email !== before.email)
    news.push({
      event: email === '' ? 'address-removed' : 'address-changed',
      value: email,
      to: [before.email, email].filter((one) => one !== ''),
    });
  if (name !== before.name) news.push({ event: 'renamed', value: name });
  if (enabled !== before.enabled) news.push({ event: enabled ? 'enabled' : 'disabled' });
  return news;
}
