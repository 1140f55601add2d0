import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PanelId } from '../../domain/words/ids.ts';
import { type AccountChange, changeAccount, closeAccount } from './change-account.ts';
import { PASSWORD, startAccounts, type TestAccounts } from './testing/start-accounts.ts';

let started: TestAccounts;
let panel: PanelId;
beforeAll(async () => {
  started = await startAccounts();
  panel = await started.panel('own');
});
afterAll(() => started.database.close());

/** Two people, each signed in and with a link to a new password in the mailbox. */
async function pair(name: string) {
  const person = async (username: string) => {
    const user = await started.open(panel, username, { email: `${username}@panel.test` });
    const headers = await started.signIn(username);
    if (headers === null) throw new Error('not signed in');
    return { user, username, headers, token: await started.accounts.invite(user) };
  };
  return [await person(`${name}.one`), await person(`${name}.two`)] as const;
}
type Person = Awaited<ReturnType<typeof pair>>[number];

const change = (user: string, what: AccountChange) =>
  started.database.asInstallation((trx) => changeAccount(trx, user, what));
const isSignedIn = async ({ headers }: Person) =>
  (await started.accounts.actorOf(headers)) !== null;
const links = async ({ user }: Person) =>
  (await started.db.selectFrom('verification').select('id').where('value', '=', user).execute())
    .length;
const row = ({ user }: Person) =>
  started.db
    .selectFrom('user')
    .select(['name', 'email', 'enabled'])
    .where('id', '=', user)
    .executeTakeFirst();

describe('ACC-7 a change of an account', () => {
  test('of its name signs nobody out, and touches nobody else', async () => {
    const [ana, bea] = await pair('name');
    await change(ana.user, { name: 'Ana', email: 'new@panel.test' });
    expect(await row(ana)).toEqual({ name: 'Ana', email: 'new@panel.test', enabled: true });
    expect(await row(bea)).toEqual({
      name: 'name.two',
      email: 'name.two@panel.test',
      enabled: true,
    });
    await change(ana.user, { enabled: true });
    expect(await row(ana)).toEqual({ name: 'Ana', email: 'new@panel.test', enabled: true });
    expect([await isSignedIn(ana), await links(ana)]).toEqual([true, 1]);
  });

  test('that disables it ends its sessions and its links, and nobody else’s', async () => {
    const [ana, bea] = await pair('disabled');
    await change(ana.user, { enabled: false });
    expect(await row(ana)).toMatchObject({ enabled: false });
    expect([await isSignedIn(ana), await links(ana)]).toEqual([false, 0]);
    expect([await isSignedIn(bea), await links(bea)]).toEqual([true, 1]);
    await change(ana.user, { enabled: true });
    expect(await isSignedIn(ana)).toBe(false);
    expect(await started.signIn(ana.username)).not.toBeNull();
  });

  test('of its password does as well, and only the new one is good', async () => {
    const [ana, bea] = await pair('password');
    await change(ana.user, { hash: await started.accounts.hashPassword('Better-oil8!') });
    expect([await isSignedIn(ana), await links(ana)]).toEqual([false, 0]);
    expect([await isSignedIn(bea), await links(bea)]).toEqual([true, 1]);
    expect(await started.signIn(ana.username, PASSWORD)).toBeNull();
    expect(await started.signIn(ana.username, 'Better-oil8!')).not.toBeNull();
    expect(await started.signIn(bea.username, PASSWORD)).not.toBeNull();
  });
});

test('ACC-7 a closed account leaves nothing to sign in with; nobody else’s is touched', async () => {
  const [ana, bea] = await pair('closed');
  await started.database.asInstallation((trx) => closeAccount(trx, ana.user));
  expect(await row(ana)).toBeUndefined();
  for (const table of ['session', 'account'] as const)
    expect(
      await started.db.selectFrom(table).select('id').where('userId', '=', ana.user).execute(),
    ).toEqual([]);
  expect([await isSignedIn(ana), await links(ana)]).toEqual([false, 0]);
  expect([await isSignedIn(bea), await links(bea)]).toEqual([true, 1]);
  expect(await started.signIn(bea.username)).not.toBeNull();
  // The user name is free again.
  await started.open(panel, ana.username);
});
