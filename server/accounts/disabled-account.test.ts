import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withAccounts } from '../database/installation/account-tables.ts';
import { PASSWORD, startTestServer, type TestServer } from '../http/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const users = () => withAccounts(server.database.db);
async function idOf(username: string): Promise<string> {
  const row = await users()
    .selectFrom('user')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return row.id;
}
/** Disables an account by its row alone, like a change made directly in the database. */
const bar = (username: string) =>
  users().updateTable('user').set({ enabled: false }).where('username', '=', username).execute();
const sessionsOf = async (username: string) =>
  users()
    .selectFrom('session')
    .select('id')
    .where('userId', '=', await idOf(username))
    .execute();
const status = async (cookie: string) =>
  (await fetch(`${server.url}/api/me`, { headers: { cookie } })).status;
const put = (user: string, cookie: string, change: object) =>
  fetch(`${server.url}/api/accounts/${user}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin: server.url, cookie },
    body: JSON.stringify({ name: 'x', email: '', enabled: true, ...change }),
  });

describe('ACC-7 ACC-78 an account that is disabled', () => {
  test('is nobody from that instant, though its session still stands', async () => {
    const { adjuntos, catadores } = await server.foundPanel('standing');
    const [barred, free] = [await server.cookieOf(adjuntos), await server.cookieOf(catadores)];
    await bar(adjuntos);
    expect(await sessionsOf(adjuntos)).toHaveLength(1);
    expect([await status(barred), await status(free)]).toEqual([401, 200]);
  });

  test('gets no session by its right password, and the answer is that of a wrong one', async () => {
    const { adjuntos, catadores } = await server.foundPanel('no-session');
    await bar(adjuntos);
    const answer = await server.post('/api/auth/sign-in/username', {
      username: adjuntos,
      password: PASSWORD,
      rememberMe: true,
    });
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { code: 'credentials-wrong', data: {} },
    ]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await sessionsOf(adjuntos)).toEqual([]);
    expect(await server.cookieOf(catadores)).not.toBe('');
  });

  test('is sent no way to a new password, and gets none from its leader', async () => {
    const { jefespanel, adjuntos } = await server.foundPanel('no-mail');
    const leader = await server.cookieOf(jefespanel);
    const user = await idOf(adjuntos);
    await put(user, leader, { email: 'marta@panel.test' });
    const { accounts, mails, invitations } = server;
    await accounts.requestReset(adjuntos, new Headers());
    expect(mails.map(({ email }) => email)).toEqual(['marta@panel.test']);
    await bar(adjuntos);
    await accounts.requestReset(adjuntos, new Headers());
    expect(mails).toHaveLength(1);
    const path = `/api/accounts/${user}/invitation`;
    const refused = await server.post(path, {}, { cookie: leader });
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { code: 'account-disabled', data: {} },
    ]);
    expect(invitations).toEqual([]);
  });

  test('is not let in by a link it was sent before', async () => {
    const { jefespanel, adjuntos } = await server.foundPanel('old-link');
    const user = await idOf(adjuntos);
    const token = await server.accounts.invite(user);
    await put(user, await server.cookieOf(jefespanel), { enabled: false });
    const reset = await server.post('/api/auth/reset-password', {
      token,
      newPassword: 'Newer-oil9!',
    });
    expect(reset.status).toBe(422);
    for (const password of [PASSWORD, 'Newer-oil9!'])
      await expect(server.cookieOf(adjuntos, password)).rejects.toThrow('credentials-wrong');
  });
});

describe('ACC-77 a panel keeps a leader who can sign in', () => {
  test('nobody disables themselves, and other people’s accounts are not one’s own', async () => {
    const { jefespanel, adjuntos } = await server.foundPanel('oneself');
    const leader = await server.cookieOf(jefespanel);
    const own = await put(await idOf(jefespanel), leader, { enabled: false });
    expect([own.status, await own.json()]).toEqual([409, { code: 'own-account', data: {} }]);
    expect((await put(await idOf(adjuntos), leader, { enabled: false })).status).toBe(200);
    expect(await status(leader)).toBe(200);
  });
});
