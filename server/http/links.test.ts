import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { PASSWORD, startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let names: Awaited<ReturnType<TestServer['foundPanel']>>;
let leader = '';
beforeAll(async () => {
  server = await startTestServer();
  names = await server.foundPanel('links');
  leader = await server.cookieOf(names.jefespanel);
});
afterAll(() => server.close());
// The window of the rate limits is ten minutes.
beforeEach(() => {
  server.clock.at += 11 * 60_000;
});

const reset = async (token: string, newPassword: string) => {
  const answer = await server.post('/api/auth/reset-password', { token, newPassword });
  const value: unknown = await answer.json();
  return { status: answer.status, value };
};
const WORTHLESS = { status: 422, value: { code: 'token-invalid', data: {} } };
const GOOD = { status: 200, value: {} };

const Account = z.object({ user: z.string() });
const invitedTo = (name: string) =>
  server.invitations.filter(({ email }) => email === `${name}@panel.test`);

/** An invited assistant with a mailbox: the account, and the token of the first letter. */
async function invited(name: string) {
  const body = { role: 'adjuntos', name, username: name, email: `${name}@panel.test` };
  const opened = await server.post('/api/accounts', body, { cookie: leader });
  const { user } = Account.parse(await opened.json());
  return { user, token: invitedTo(name)[0]?.token ?? '' };
}
const inviteAgain = async (user: string, name: string) => {
  await server.post(`/api/accounts/${user}/invitation`, {}, { cookie: leader });
  return invitedTo(name).at(-1)?.token ?? '';
};
/** The token of a letter that its reader asked for. */
async function asked(name: string): Promise<string> {
  const mails = () => server.mails.filter(({ email }) => email === `${name}@panel.test`);
  const before = mails().length;
  await server.post('/api/auth/request-password-reset', { username: name });
  await expect.poll(() => mails().length).toBe(before + 1);
  return mails().at(-1)?.token ?? '';
}

describe('ACC-9 a link to a new password', () => {
  test('ACC-84 is good once', async () => {
    const { token } = await invited('once');
    expect(await reset(token, 'First-oil9!')).toEqual(GOOD);
    expect(await reset(token, 'Second-oil9!')).toEqual(WORTHLESS);
    await server.cookieOf('once', 'First-oil9!');
  });

  test('ACC-85 is over when a second invitation goes out; another person’s stays good', async () => {
    const [anna, bea] = [await invited('anna'), await invited('bea')];
    const second = await inviteAgain(anna.user, 'anna');
    expect(second).not.toBe(anna.token);
    expect(await reset(anna.token, 'First-oil9!')).toEqual(WORTHLESS);
    expect(await reset(second, 'Second-oil9!')).toEqual(GOOD);
    expect(await reset(bea.token, 'Third-oil9!')).toEqual(GOOD);
  });

  test('ACC-85 is over when the password was chosen by another link', async () => {
    const { token } = await invited('choice');
    const [one, two] = [await asked('choice'), await asked('choice')];
    expect(await reset(one, 'First-oil9!')).toEqual(GOOD);
    expect(await reset(two, 'Second-oil9!')).toEqual(WORTHLESS);
    expect(await reset(token, 'Third-oil9!')).toEqual(WORTHLESS);
    await server.cookieOf('choice', 'First-oil9!');
  });

  test('ACC-85 is over when its owner changed the password; a wrong attempt leaves it', async () => {
    const { token } = await invited('change');
    expect(await reset(token, 'First-oil9!')).toEqual(GOOD);
    const [one, two] = [await asked('change'), await asked('change')];
    const cookie = await server.cookieOf('change', 'First-oil9!');
    const change = (currentPassword: string) =>
      server.post(
        '/api/auth/change-password',
        { currentPassword, newPassword: 'Second-oil9!' },
        { cookie },
      );
    expect((await change('Wrong-one7!')).status).toBe(422);
    expect(await reset(one, 'weak')).toMatchObject({ status: 422, value: { code: 'invalid' } });
    expect((await change('First-oil9!')).status).toBe(200);
    expect(await reset(one, 'Third-oil9!')).toEqual(WORTHLESS);
    expect(await reset(two, 'Third-oil9!')).toEqual(WORTHLESS);
    await server.cookieOf('change', 'Second-oil9!');
  });

  test('ACC-85 is over when the account is disabled, and stays so when it is enabled again', async () => {
    const { user, token } = await invited('off');
    const late = await asked('off');
    const put = (enabled: boolean) =>
      fetch(`${server.url}/api/accounts/${user}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', origin: server.url, cookie: leader },
        body: JSON.stringify({ name: 'off', email: 'off@panel.test', enabled }),
      });
    expect((await put(false)).status).toBe(200);
    expect(await reset(token, 'First-oil9!')).toEqual(WORTHLESS);
    const refused = await server.post(`/api/accounts/${user}/invitation`, {}, { cookie: leader });
    expect(await refused.json()).toEqual({ code: 'account-disabled', data: {} });
    expect((await put(true)).status).toBe(200);
    expect(await reset(late, 'First-oil9!')).toEqual(WORTHLESS);
  });

  test('ACC-83 signs every device out, sends live pages back, and the trail tells from where', async () => {
    const { user, token } = await invited('trail');
    expect(await reset(token, 'First-oil9!')).toEqual(GOOD);
    const device = await server.cookieOf('trail', 'First-oil9!');
    expect(await reset(await asked('trail'), 'Second-oil9!')).toEqual(GOOD);
    const me = await fetch(`${server.url}/api/me`, { headers: { cookie: device } });
    expect(me.status).toBe(401);
    expect(server.reached).toContainEqual({ returned: user });
    const trail = await server.database.db
      .selectFrom('audit')
      .select(['panel', 'name', 'role', 'command', 'origin', 'data', 'after'])
      .where('actor', '=', user)
      .execute();
    const entry = {
      panel: names.panel,
      name: 'trail',
      role: 'adjuntos',
      command: 'reset-password',
      origin: '127.0.0.1',
      data: { account: user, inDoubt: [] },
      after: null,
    };
    expect(trail).toEqual([entry, entry]);
  });
});

test('ACC-9 ACC-78 nobody is mailed who has no mailbox, is disabled, or is not there', async () => {
  const before = server.mails.length;
  for (const username of [names.catadores, 'nobody.at.all', '', 'x'.repeat(200)])
    expect((await server.post('/api/auth/request-password-reset', { username })).status).toBe(200);
  // Requests are answered in order: an earlier mail would have arrived by now.
  await asked('once');
  expect(server.mails.length).toBe(before + 1);
  expect(await server.accounts.hashPassword(PASSWORD)).not.toContain(PASSWORD);
});
