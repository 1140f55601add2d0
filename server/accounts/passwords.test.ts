import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PanelId } from '../../domain/words/ids.ts';
import { PASSWORD, startAccounts, type TestAccounts } from './testing/start-accounts.ts';

const HOUR = 60 * 60_000;

let started: TestAccounts;
let panel: PanelId;
beforeAll(async () => {
  started = await startAccounts();
  panel = await started.panel('own');
});
afterAll(() => started.database.close());

const nothing = async (): Promise<void> => {};
const reset = (token: string, newPassword = 'Better-oil8!') =>
  started.accounts.resetPassword({ token, newPassword }, nothing);
/** Ages every link of an account by so many milliseconds. */
async function age(user: string, by: number): Promise<void> {
  const links = started.db.withTables<{
    verification: { id: string; value: string; expiresAt: Date };
  }>();
  const all = await links
    .selectFrom('verification')
    .select(['id', 'expiresAt'])
    .where('value', '=', user)
    .execute();
  // An expired link stays stored until it is deleted, so each link is aged on its own.
  for (const { id, expiresAt } of all)
    await links
      .updateTable('verification')
      .set({ expiresAt: new Date(expiresAt.getTime() - by) })
      .where('id', '=', id)
      .execute();
}

describe('ACC-4 a password', () => {
  test('that is not as it must be is never hashed', async () => {
    for (const weak of ['', 'Oil-7!', 'Oil-panel7', 'oil-panel7!', 'OIL-PANEL7!', 'Oil-panel!'])
      await expect(started.accounts.hashPassword(weak)).rejects.toThrow('acceptable password');
    expect(await started.accounts.hashPassword(PASSWORD)).not.toContain(PASSWORD);
  });

  test('ACC-83 is changed with the current one alone; other devices are signed out', async () => {
    await started.open(panel, 'change');
    await started.open(panel, 'other');
    const [here, there, other] = [
      (await started.signIn('change')) ?? new Headers(),
      (await started.signIn('change')) ?? new Headers(),
      (await started.signIn('other')) ?? new Headers(),
    ];
    const change = (currentPassword: string) =>
      started.accounts.changePassword(
        here,
        { currentPassword, newPassword: 'Better-oil8!' },
        nothing,
      );
    expect(await change('Wrong-one7!')).toBeNull();
    expect(await started.accounts.actorOf(there)).not.toBeNull();
    const renewed = (await change(PASSWORD))?.getSetCookie().map((one) => one.split(';')[0]) ?? [];
    expect(await started.accounts.actorOf(there)).toBeNull();
    expect(
      await started.accounts.actorOf(new Headers({ cookie: renewed.join('; ') })),
    ).toMatchObject({ name: 'change' });
    expect(await started.accounts.actorOf(other)).not.toBeNull();
    expect(await started.signIn('change')).toBeNull();
    expect(await started.signIn('change', 'Better-oil8!')).not.toBeNull();
    expect(await started.signIn('other')).not.toBeNull();
  });
});

describe('ACC-9 an invitation', () => {
  test('ACC-84 is good for a week, and whoever uses it has chosen the password', async () => {
    const hash = await started.accounts.hashOfNobody();
    const [ana, bea] = [
      await started.open(panel, 'ana', { hash, isInvited: true }),
      await started.open(panel, 'bea', { hash, isInvited: true }),
    ];
    expect(await started.signIn('ana')).toBeNull();
    const token = await started.accounts.invite(ana);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    await age(ana, 7 * 24 * HOUR - 60_000);
    expect(await reset(token)).toBe(ana);
    expect(await started.signIn('ana', 'Better-oil8!')).not.toBeNull();
    const chosen = await started.db
      .selectFrom('user')
      .select(['id', 'emailVerified'])
      .where('id', 'in', [ana, bea])
      .orderBy('username')
      .execute();
    expect(chosen).toEqual([
      { id: ana, emailVerified: true },
      { id: bea, emailVerified: false },
    ]);
    const late = await started.accounts.invite(bea);
    await age(bea, 7 * 24 * HOUR);
    expect(await reset(late)).toBeNull();
    expect(await started.signIn('bea', 'Better-oil8!')).toBeNull();
  });

  test('of nobody, or of an account that is gone, is worth nothing', async () => {
    expect(await reset('made-up-token')).toBeNull();
    const gone = await started.accounts.invite(crypto.randomUUID());
    expect(await reset(gone)).toBeNull();
  });
});

describe('ACC-9 a letter with the way to a new password', () => {
  const ask = (name: string, headers = {}) =>
    started.accounts.requestReset(name, new Headers(headers));

  test('goes to the mailbox of the account, in the languages the browser asked for', async () => {
    await started.open(panel, 'Letter', { email: 'letter@panel.test', name: 'Lea' });
    const before = started.mails.length;
    await ask('LETTER', { 'accept-language': 'es-ES,es;q=0.9' });
    await ask('letter');
    expect(started.mails.slice(before)).toEqual([
      {
        email: 'letter@panel.test',
        name: 'Lea',
        token: expect.any(String),
        acceptLanguage: 'es-ES,es;q=0.9',
      },
      { email: 'letter@panel.test', name: 'Lea', token: expect.any(String), acceptLanguage: '' },
    ]);
  });

  test('ACC-83 ACC-84 is good for an hour, and ends every session', async () => {
    const user = await started.open(panel, 'hour', { email: 'hour@panel.test' });
    const headers = (await started.signIn('hour')) ?? new Headers();
    await ask('hour');
    const late = started.mails.at(-1)?.token ?? '';
    await age(user, HOUR);
    expect(await reset(late)).toBeNull();
    expect(await started.accounts.actorOf(headers)).not.toBeNull();
    await ask('hour');
    await age(user, HOUR - 60_000);
    expect(await reset(started.mails.at(-1)?.token ?? '')).toBe(user);
    expect(await started.accounts.actorOf(headers)).toBeNull();
    expect(await started.signIn('hour')).toBeNull();
  });

  test('goes to nobody who is disabled, has no mailbox, or is not there', async () => {
    const user = await started.open(panel, 'off', { email: 'off@panel.test' });
    await started.open(panel, 'nobox');
    await started.db.updateTable('user').set({ enabled: false }).where('id', '=', user).execute();
    const before = started.mails.length;
    for (const name of ['off', 'nobox', 'nobody', '']) await ask(name);
    expect(started.mails).toHaveLength(before);
    // A link that was not sent is not stored either.
    expect(
      await started.db.selectFrom('verification').select('id').where('value', '=', user).execute(),
    ).toEqual([]);
  });
});

test('LOG-1 that its tables are not there yet is no error of a first start', () => {
  const words = started.lines.map((line) => JSON.parse(line));
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter(({ level }) => level === 'error')).toEqual([]);
  expect(words.every(({ event }) => event === 'accounts')).toBe(true);
});

test('SEC-41 the tokens of links are stored as digests, and are good all the same', async () => {
  const panel = await started.panel('digests');
  const user = await started.open(panel, 'digests', { email: 'digests@panel.test' });
  const invited = await started.accounts.invite(user);
  await started.accounts.requestReset('digests', new Headers());
  const mailed = started.mails.at(-1)?.token ?? '';
  const rows = await started.db.selectFrom('verification').selectAll().execute();
  const stored = JSON.stringify(rows.filter(({ value }) => value === user));
  expect(rows.filter(({ value }) => value === user)).toHaveLength(2);
  for (const token of [invited, mailed]) {
    expect(token).toHaveLength(64);
    expect(stored).not.toContain(token);
  }
  expect(await reset(mailed, 'Newer-jaen9!')).toBe(user);
});
