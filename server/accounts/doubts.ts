import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { PanelId } from '../../domain/words/ids.ts';
import { shownEmail, withAccounts } from '../database/installation/account-tables.ts';
import type { Tables } from '../database/tables.ts';

/**
 * A sign-in alert: a reason why another person may control an account. The reason is a reset link
 * that was handed over, or a mail address that another person entered.
 */
export type Doubt = {
  readonly id: string;
  readonly kind: 'link' | 'address';
  readonly byName: string;
  readonly madeAt: Date;
  /** The owner's mail address before; empty when there was none. */
  readonly address: string;
};

/** Hashes the token of a link: a reader of the database cannot reset a password with the digest. */
const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Records a sign-in alert for an account (ACC-41). `token` is that of a reset link that was handed
 * over, else null. The owner confirms from the address that they had before another person entered
 * one.
 */
export async function raiseDoubt(
  trx: Transaction<Tables>,
  doubt: {
    readonly panel: PanelId;
    readonly account: string;
    readonly by: string;
    readonly at: Date;
    readonly token: string | null;
  },
): Promise<void> {
  const { panel, account, by, at, token } = doubt;
  const address = await ownersAddress(trx, panel, account);
  await trx
    .insertInto('accountDoubts')
    .values({
      panel,
      id: crypto.randomUUID(),
      account,
      address,
      kind: token === null ? 'address' : 'link',
      token: token === null ? null : digestOf(token),
      byName: by,
      madeAt: at,
    })
    .execute();
}

/**
 * Returns the mail address that the owner had before another person entered one that is still
 * unconfirmed. Without such an entry, it is the present address of the account.
 */
export async function ownersAddress(
  trx: Transaction<Tables>,
  panel: PanelId,
  account: string,
): Promise<string> {
  const entered = await trx
    .selectFrom('accountDoubts')
    .select('address')
    .where('panel', '=', panel)
    .where('account', '=', account)
    .where('kind', '=', 'address')
    .where('confirmedAt', 'is', null)
    .orderBy('madeAt')
    .limit(1)
    .executeTakeFirst();
  if (entered !== undefined) return entered.address;
  const user = await withAccounts(trx)
    .selectFrom('user')
    .select('email')
    .where('id', '=', account)
    .executeTakeFirst();
  return shownEmail(user?.email ?? '');
}

/**
 * Activates the sign-in alerts under which a password was chosen by a link (ACC-41). For a link
 * that was handed over, it is the alert of that link. For a mailed link, it is the alert about an
 * address that another person entered.
 */
export async function countDoubts(
  trx: Transaction<Tables>,
  used: {
    readonly panel: PanelId;
    readonly account: string;
    readonly token: string;
    readonly at: Date;
  },
): Promise<readonly Doubt[]> {
  const { panel, account, token, at } = used;
  const mark = () =>
    trx
      .updateTable('accountDoubts')
      .set({ usedAt: at })
      .where('panel', '=', panel)
      .where('account', '=', account)
      .where('usedAt', 'is', null)
      .where('confirmedAt', 'is', null)
      .returning(['id', 'kind', 'byName', 'madeAt', 'address']);
  const handed = await mark().where('token', '=', digestOf(token)).execute();
  return handed.length > 0 ? handed : mark().where('kind', '=', 'address').execute();
}
