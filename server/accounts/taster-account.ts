import type { Transaction } from 'kysely';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import type { TasterInput } from '../../domain/tasters/taster-fields.ts';
import type { PanelId, TasterId } from '../../domain/words/ids.ts';
import type { Tables } from '../database/tables.ts';
import { changeAccount, closeAccount } from './change-account.ts';
import { insertAccount } from './insert-account.ts';

/** The account a taster has after a form was saved; `closed` names one that is no more, or has to sign in again. */
export type TasterAccount = {
  readonly link: { readonly account: string; readonly username: string } | null;
  readonly closed: string | null;
};

/** What a form asks for. `hash` is that of the password in the form, or null when there is none. */
export type TasterAccountInput = {
  readonly panel: PanelId;
  readonly taster: TasterId;
  readonly now: { readonly account: string; readonly username: string } | null;
  readonly input: Pick<
    TasterInput,
    'firstName' | 'lastName' | 'email' | 'username' | 'active' | 'password'
  >;
  readonly hash: string | null;
};

/**
 * ACC-6: brings a taster's account in line with the form: opens it with a user name and a password, changes its
 * password, bars it while the taster is not active, and closes it when the user name is taken away.
 */
export async function settleTasterAccount(
  trx: Transaction<Tables>,
  { panel, taster, now, input, hash }: TasterAccountInput,
): Promise<Result<TasterAccount, 'username-taken' | 'password-missing'>> {
  const { username, active } = input;
  const name = `${input.firstName} ${input.lastName}`.trim();
  const same = now !== null && username?.toLowerCase() === now.username.toLowerCase();
  if (now !== null && same) {
    const change = { name, enabled: active, ...(hash === null ? {} : { hash }) };
    await changeAccount(trx, now.account, change);
    return accept({ link: now, closed: hash !== null || !active ? now.account : null });
  }
  if (username !== null && hash === null)
    return refuse('password-missing', { fields: ['password'] });
  if (now !== null) await closeAccount(trx, now.account);
  const closed = now?.account ?? null;
  if (username === null || hash === null) return accept({ link: null, closed });
  const account = { panel, role: 'catadores', taster, name, username, hash } as const;
  const opened = await insertAccount(trx, { ...account, email: input.email });
  if (!opened.ok) return opened;
  if (!active) await changeAccount(trx, opened.value, { enabled: false });
  return accept({ link: { account: opened.value, username }, closed });
}
