import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PanelId, TasterId } from '../../domain/words/ids.ts';
import { settleTasterAccount, type TasterAccount } from './taster-account.ts';
import { PASSWORD, startAccounts, type TestAccounts } from './testing/start-accounts.ts';

let started: TestAccounts;
let panel: PanelId;
let taster: TasterId;
let number = 0;
beforeAll(async () => {
  started = await startAccounts();
  panel = await started.panel('own');
});
afterAll(() => started.database.close());
beforeEach(async () => {
  number += 1;
  taster = await started.taster(panel, `T${number}`);
});

type Link = TasterAccount['link'];
const form = { firstName: 'Ana', lastName: '', email: '', username: null, active: true };

/** Saves the form of a taster, who has `now` an account or none. */
const settle = (
  now: Link,
  input: { readonly username?: string | null; readonly active?: boolean; readonly email?: string },
  hash: string | null = null,
) =>
  started.database.asInstallation((trx) =>
    settleTasterAccount(trx, {
      panel,
      taster,
      now,
      input: { ...form, ...input, password: null },
      hash,
    }),
  );
async function opened(username: string): Promise<{ account: string; username: string }> {
  const result = await settle(null, { username }, started.hash);
  if (!result.ok || result.value.link === null) throw new Error('not opened');
  return result.value.link;
}
const row = (id: string) =>
  started.db
    .selectFrom('user')
    .select(['name', 'username', 'email', 'enabled', 'role', 'taster', 'panel'])
    .where('id', '=', id)
    .executeTakeFirst();

describe('ACC-6 a taster and their account', () => {
  test('without a user name there is none', async () => {
    expect(await settle(null, {})).toEqual({ ok: true, value: { link: null, closed: null } });
    expect(await settle(null, {}, started.hash)).toEqual({
      ok: true,
      value: { link: null, closed: null },
    });
  });

  test('a user name and a password open one', async () => {
    const result = await settle(null, { username: 'Ana', email: 'a@panel.test' }, started.hash);
    const link = result.ok ? result.value.link : null;
    expect(result).toEqual({
      ok: true,
      value: { link: { account: expect.any(String), username: 'Ana' }, closed: null },
    });
    expect(await row(link?.account ?? '')).toEqual({
      name: 'Ana',
      username: 'ana',
      email: 'a@panel.test',
      enabled: true,
      role: 'catadores',
      taster,
      panel,
    });
    expect(await started.signIn('ana')).not.toBeNull();
  });

  test('a user name without a password opens none', async () => {
    const missing = { ok: false, code: 'password-missing', data: { fields: ['password'] } };
    expect(await settle(null, { username: 'nopass' })).toEqual(missing);
    const link = await opened('haspass');
    expect(await settle(link, { username: 'other' })).toEqual(missing);
    expect(await row(link.account)).toMatchObject({ username: 'haspass' });
  });

  test('a user name that is taken opens none', async () => {
    await opened('taken');
    expect(await settle(null, { username: 'TAKEN' }, started.hash)).toEqual({
      ok: false,
      code: 'username-taken',
      data: { username: 'taken' },
    });
  });

  test('of a taster who is not active it is barred from the start', async () => {
    const result = await settle(null, { username: 'barred', active: false }, started.hash);
    const link = result.ok ? result.value.link : null;
    expect(await row(link?.account ?? '')).toMatchObject({ enabled: false });
    expect(await started.signIn('barred')).toBeNull();
  });

  test('the same user name keeps the account; nobody is signed out by a new name', async () => {
    const link = await opened('stays');
    const headers = await started.signIn('stays');
    const saved = await started.database.asInstallation((trx) =>
      settleTasterAccount(trx, {
        panel,
        taster,
        now: link,
        input: { ...form, firstName: 'Eva', lastName: 'Sol', username: 'STAYS', password: null },
        hash: null,
      }),
    );
    expect(saved).toEqual({ ok: true, value: { link, closed: null } });
    expect(await row(link.account)).toMatchObject({ name: 'Eva Sol', enabled: true });
    expect(await started.accounts.actorOf(headers ?? new Headers())).not.toBeNull();
  });

  test('a new password, or rest, signs out', async () => {
    const link = await opened('changes');
    const hash = await started.accounts.hashPassword('Better-oil8!');
    expect(await settle(link, { username: 'changes' }, hash)).toEqual({
      ok: true,
      value: { link, closed: link.account },
    });
    expect(await started.signIn('changes', PASSWORD)).toBeNull();
    expect(await started.signIn('changes', 'Better-oil8!')).not.toBeNull();
    expect(await settle(link, { username: 'changes', active: false })).toEqual({
      ok: true,
      value: { link, closed: link.account },
    });
    expect(await row(link.account)).toMatchObject({ enabled: false });
    expect(await settle(link, { username: 'changes' })).toEqual({
      ok: true,
      value: { link, closed: null },
    });
    expect(await started.signIn('changes', 'Better-oil8!')).not.toBeNull();
  });

  test('another user name is another account, and the first is closed', async () => {
    const link = await opened('before');
    const result = await settle(link, { username: 'after' }, started.hash);
    expect(result).toEqual({
      ok: true,
      value: { link: { account: expect.any(String), username: 'after' }, closed: link.account },
    });
    expect(await row(link.account)).toBeUndefined();
    expect(await started.signIn('after')).not.toBeNull();
  });

  test('no user name any more closes it', async () => {
    const link = await opened('leaves');
    expect(await settle(link, {})).toEqual({
      ok: true,
      value: { link: null, closed: link.account },
    });
    expect(await row(link.account)).toBeUndefined();
  });
});
