import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { PanelId } from '../../domain/words/ids.ts';
import { shownEmail, withAccounts } from '../database/account-tables.ts';
import type { Tables } from '../database/tables.ts';

/** What puts in doubt who uses an account: a link handed over, or a mail address that somebody else entered. */
export type Doubt = {
  readonly id: string;
  readonly kind: 'link' | 'address';
  readonly byName: string;
  readonly madeAt: Date;
  /** Where the owner was reached before; empty when nowhere. */
  readonly address: string;
};

/** What is kept of the token of a link: whoever reads it cannot choose a password by it. */
const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * ACC-41: notes what puts in doubt who uses an account. `token` is that of a link that is handed over. The owner confirms
 * from the address they had before anybody else entered one.
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

/** The address the owner had before somebody else entered one that they have not confirmed. */
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
 * ACC-41: a password was chosen by a link: the doubts it was chosen under count from now on. A link that was handed over
 * counts by itself; a mailed one, when the address it went to was entered by somebody else.
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
