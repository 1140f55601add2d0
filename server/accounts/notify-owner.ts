import { sql, type Transaction } from 'kysely';
import { isLocale, type Locale } from '../../domain/words/locale.ts';
import type { Decider } from '../audit/decide-recorded.ts';
import { shownEmail, withAccounts } from '../database/installation/account-tables.ts';
import type { Tables } from '../database/tables.ts';
import { keepLetter } from '../mail/letters.ts';
import type { OwnerEvent } from '../mail/owner-events.ts';
import { ownersAddress } from './doubts.ts';

/**
 * A notification for the owner of an account: what happened, by whom, when and from which origin.
 */
export type OwnerNews = {
  readonly event: OwnerEvent;
  readonly by: string;
  readonly at: Date;
  readonly from: string;
  /** The new name or address. */
  readonly value?: string;
  /** The id of the sign-in alert that the owner may confirm. */
  readonly doubt?: string;
  /**
   * The recipient addresses. Left out: the account's address and the owner's own earlier address.
   */
  readonly to?: readonly string[];
};

/** Builds the notification of a change that a person decided. */
export const newsOf = (
  { issuer, at }: Decider,
  event: OwnerEvent,
  more: Pick<OwnerNews, 'value' | 'to'> = {},
): OwnerNews => ({ event, by: issuer.name, at, from: issuer.from, ...more });

/**
 * Queues a mail that notifies the owner of a change to their account (ACC-40). Its language is that
 * of the owner's last sign-in, else that of the last sign-in at the panel, else English. The mail
 * is stored in the transaction of the change. An owner without an address gets none.
 */
export async function notifyOwner(
  trx: Transaction<Tables>,
  user: string,
  { event, by, at, from, value = '', doubt, to }: OwnerNews,
): Promise<void> {
  const account = await withAccounts(trx)
    .selectFrom('user')
    .select(['name', 'email', 'panel'])
    .where('id', '=', user)
    .executeTakeFirst();
  if (account === undefined) return;
  // A person who entered another address must not be the only recipient.
  const before = await ownersAddress(trx, account.panel, user);
  const addresses = new Set(
    (to ?? [account.email, before]).filter((one) => shownEmail(one) !== ''),
  );
  if (addresses.size === 0) return;
  const language = await languageOf(trx, user, account.panel);
  const { name } = account;
  const { timeZone: zone } = await trx
    .selectFrom('panels')
    .select('timeZone')
    .where('id', '=', account.panel)
    .executeTakeFirstOrThrow();
  const when = { at: at.toISOString(), zone };
  const facts = { name, event, by, value, ...when, from, doubt: doubt ?? null };
  for (const address of addresses) await keepLetter(trx, { to: address, language, facts });
}

async function languageOf(
  trx: Transaction<Tables>,
  account: string,
  panel: UserPanel,
): Promise<Locale> {
  const row = await trx
    .selectFrom('signIns')
    .select('language')
    .where('panel', '=', panel)
    .where('language', '<>', '')
    .orderBy(sql`account = ${account}`, 'desc')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return isLocale(row?.language) ? row.language : 'en';
}

type UserPanel = Tables['signIns']['panel'];
