import { sql, type Transaction } from 'kysely';
import { isLocale, type Locale } from '../../domain/words/locale.ts';
import type { Decider } from '../audit/decide-recorded.ts';
import { shownEmail, withAccounts } from '../database/account-tables.ts';
import type { Tables } from '../database/tables.ts';
import { keepLetter } from '../mail/letters.ts';
import type { OwnerEvent } from '../mail/owner-words/owner-words.ts';
import { ownersAddress } from './doubts.ts';

/** What happened to an account, by whom and whence. */
export type OwnerNews = {
  readonly event: OwnerEvent;
  readonly by: string;
  readonly at: Date;
  readonly from: string;
  /** The new name or address. */
  readonly value?: string;
  /** What the owner may confirm, by its id. */
  readonly doubt?: string;
  /** Where the owner is reached; where their mail goes when it is left out. */
  readonly to?: readonly string[];
};

/** News of what somebody decided. */
export const newsOf = (
  { issuer, at }: Decider,
  event: OwnerEvent,
  more: Pick<OwnerNews, 'value' | 'to'> = {},
): OwnerNews => ({ event, by: issuer.name, at, from: issuer.from, ...more });

/**
 * ACC-40: notifies the owner of an account by mail of a change to it, in the language they last signed in with, else the one
 * their panel did. The letter is kept in the transaction of the change. An owner without an address is not told.
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
  // Whoever entered another address must not be the only one who is told.
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
