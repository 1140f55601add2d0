import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeAccount } from '../accounts/change-account.ts';
import { PASSWORD, startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let panel: Awaited<ReturnType<TestServer['foundPanel']>>;

beforeAll(async () => {
  server = await startTestServer();
  panel = await server.foundPanel('oil');
});
afterAll(() => server.close());
// Limits look ten minutes back.
beforeEach(() => {
  server.clock.at += 11 * 60_000;
});

const signIn = (username: string, password: string, from = 'here') =>
  server.post(
    '/api/auth/sign-in/username',
    { username, password, rememberMe: false },
    { 'x-test-address': from },
  );

const me = (cookie: string) => fetch(`${server.url}/api/me`, { headers: { cookie } });

describe('ACC-8 a session is a cookie that scripts cannot read', () => {
  test('signing in answers who it is', async () => {
    const answer = await signIn(panel.jefespanel.toUpperCase(), PASSWORD);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      username: panel.jefespanel,
      role: 'jefespanel',
      panel: { id: panel.panel, name: 'oil' },
      taster: null,
    });
    const cookies = answer.headers.getSetCookie();
    const session = cookies.find((cookie) => cookie.startsWith('verdial.session_token='));
    expect(session).toMatch(/HttpOnly/);
    expect(session).toMatch(/SameSite=Lax/i);
    expect(session).not.toMatch(/Max-Age/);
    expect(JSON.stringify(await me(session?.split(';')[0] ?? '').then((a) => a.json()))).toContain(
      panel.panel,
    );
  });

  test('remembered, it outlives the browser; by https, it is Secure', async () => {
    const secure = await startTestServer({ secure: true });
    const { catadores } = await secure.foundPanel('tls');
    const answer = await secure.post('/api/auth/sign-in/username', {
      username: catadores,
      password: PASSWORD,
      rememberMe: true,
    });
    const [session = ''] = answer.headers.getSetCookie();
    expect(session).toMatch(/^__Secure-verdial/);
    expect(session).toMatch(/; Secure/);
    expect(session).toMatch(/Max-Age=2592000/);
    expect(answer.headers.get('strict-transport-security')).toMatch(/max-age/);
    await secure.close();
  });

  test('a forged cookie, or one that was signed out, is none', async () => {
    const cookie = await server.cookieOf(panel.adjuntos);
    const [token = ''] = cookie.split('=')[1]?.split('.') ?? [];
    for (const forged of [
      `verdial.session_token=${token}`,
      `verdial.session_token=${token}.`,
      `verdial.session_token=${token}.AAAA`,
      `verdial.session_token=`,
      cookie.replace(token, `${token.slice(0, -1)}x`),
      `verdial.session_token=${'a'.repeat(5_000)}`,
      `verdial.session_token=%E0%A4%A`,
    ])
      expect([forged, (await me(forged)).status]).toEqual([forged, 401]);
    expect((await me(cookie)).status).toBe(200);
    const out = await server.post('/api/auth/sign-out', {}, { cookie });
    expect(out.headers.getSetCookie().join()).toMatch(/Max-Age=0/);
    expect((await me(cookie)).status).toBe(401);
    expect(server.reached).toContainEqual({ returned: expect.any(String) });
  });
});

describe('ACC-5 guessing', () => {
  test('the same answer and about the same time whether or not a user name exists', async () => {
    const times = new Map<string, number[]>([
      [panel.adjuntos, []],
      ['nobody.at.all', []],
    ]);
    for (let round = 0; round < 6; round += 1)
      for (const [name, taken] of times) {
        const start = performance.now();
        const answer = await signIn(name, 'Wrong-one7!');
        taken.push(performance.now() - start);
        expect(answer.status).toBe(401);
        expect(await answer.json()).toEqual({ code: 'credentials-wrong', data: {} });
      }
    const [known = 0, unknown = 0] = [...times.values()].map((taken) => Math.min(...taken));
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2.5);
    for (const odd of ['', 'a', 'a b', 'x'.repeat(200), "' or 1=1 --"])
      expect((await signIn(odd, 'Wrong-one7!')).status).toBe(401);
  });

  test('a thousand at once: eight are looked at, whoever asks from wherever', async () => {
    const statuses: number[] = [];
    // A hundred connections, each with the next attempt as soon as it has its answer.
    let attempt = 0;
    const guess = async () => {
      while (attempt < 1_000) {
        attempt += 1;
        const answer = await signIn(panel.jefespanel, `Wrong-${attempt}!aA`, `address ${attempt}`);
        statuses.push(answer.status);
        await answer.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: 100 }, guess));
    expect(statuses.filter((status) => status === 401)).toHaveLength(8);
    expect(statuses.filter((status) => status === 429)).toHaveLength(992);
    const right = await signIn(panel.jefespanel, PASSWORD, 'elsewhere');
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await right.json()).toMatchObject({ code: 'too-many-sign-ins', data: { minutes: 10 } });
    server.clock.at += 10 * 60_000;
    expect((await signIn(panel.jefespanel, PASSWORD, 'elsewhere')).status).toBe(200);
  });

  test('one address, many names: a hundred failures', async () => {
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, attempt) => signIn(`no name ${attempt}`, 'x', 'guesser')),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    expect((await signIn(panel.catadores, PASSWORD, 'tasting room')).status).toBe(200);
  });
});

describe('ACC-4 passwords', () => {
  test('a change needs the current one and a good new one, and signs other devices out', async () => {
    const { catadores } = await server.foundPanel('change');
    const here = await server.cookieOf(catadores);
    const there = await server.cookieOf(catadores);
    const change = (currentPassword: string, newPassword: string) =>
      server.post('/api/auth/change-password', { currentPassword, newPassword }, { cookie: here });
    expect((await change(PASSWORD, 'weak')).status).toBe(422);
    expect(await (await change('Wrong-one7!', 'Better-oil8!')).json()).toEqual({
      code: 'password-wrong',
      data: {},
    });
    const changed = await change(PASSWORD, 'Better-oil8!');
    expect(changed.status).toBe(200);
    const renewed = changed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await me(renewed)).status).toBe(200);
    expect((await me(there)).status).toBe(401);
    expect((await signIn(catadores, PASSWORD)).status).toBe(401);
    expect((await signIn(catadores, 'Better-oil8!')).status).toBe(200);
  });

  test('a reset goes to the mailbox of the account, works once, and signs everywhere out', async () => {
    const { jefespanel, catadores } = await server.foundPanel('reset');
    const cookie = await server.cookieOf(jefespanel);
    for (const username of [jefespanel, catadores, 'nobody.at.all']) {
      const answer = await server.post('/api/auth/request-password-reset', { username });
      expect([answer.status, await answer.json()]).toEqual([200, {}]);
    }
    await expect.poll(() => server.mails.length).toBe(1);
    const token = server.mails[0]?.token ?? '';
    expect(server.mails[0]?.email).toBe('reset@panel.example');
    const reset = (newPassword: string, by = token) =>
      server.post('/api/auth/reset-password', { token: by, newPassword });
    expect((await reset('weak')).status).toBe(422);
    expect((await reset('Newer-oil9!', 'made-up-token')).status).toBe(422);
    expect((await reset('Newer-oil9!')).status).toBe(200);
    expect(await (await reset('Newer-oil9!')).json()).toEqual({ code: 'token-invalid', data: {} });
    expect((await me(cookie)).status).toBe(401);
    expect((await signIn(jefespanel, 'Newer-oil9!')).status).toBe(200);
  });
});

describe('ACC-9 a link to a new password', () => {
  const reset = (token: string, newPassword: string) =>
    server.post('/api/auth/reset-password', { token, newPassword });
  async function account(name: string) {
    const { jefespanel } = await server.foundPanel(name);
    const cookie = await server.cookieOf(jefespanel);
    const answer: unknown = await (await me(cookie)).json();
    const user = typeof answer === 'object' && answer !== null && Reflect.get(answer, 'user');
    return { jefespanel, user: String(user) };
  }

  test('of several links only the last is good, and none once the password was chosen', async () => {
    const { user, jefespanel } = await account('links');
    const first = await server.accounts.invite(user);
    const second = await server.accounts.invite(user);
    expect((await reset(first, 'First-oil9!')).status).toBe(422);
    await server.post('/api/auth/request-password-reset', { username: jefespanel });
    await expect.poll(() => server.mails.at(-1)?.email).toBe('links@panel.example');
    expect((await reset(second, 'Second-oil9!')).status).toBe(200);
    expect((await reset(server.mails.at(-1)?.token ?? '', 'Third-oil9!')).status).toBe(422);
    expect((await signIn(jefespanel, 'Second-oil9!')).status).toBe(200);
    const trail = await server.database.db
      .selectFrom('audit')
      .select(['command', 'data', 'after'])
      .where('actor', '=', user)
      .execute();
    expect(trail).toEqual([{ command: 'reset-password', data: null, after: null }]);
  });

  test('ends when the account is disabled', async () => {
    const { user } = await account('ended');
    const token = await server.accounts.invite(user);
    await server.database.asInstallation((trx) => changeAccount(trx, user, { enabled: false }));
    expect((await reset(token, 'Newer-oil9!')).status).toBe(422);
  });
});

test('LOG-1 the log holds no password, no cookie and no user name', () => {
  const text = server.lines.join('');
  expect(server.lines.length).toBeGreaterThan(100);
  for (const secret of [
    PASSWORD,
    'Wrong-',
    'verdial.session_token',
    panel.jefespanel,
    'Better-oil',
  ])
    expect(text).not.toContain(secret);
  for (const line of server.lines) expect(() => JSON.parse(line)).not.toThrow();
});

test('LOG-1 a request is told by its route, not by its address', async () => {
  await server.post('/api/commands/nothing', {});
  await fetch(`${server.url}/api/samples/a-secret-code`);
  const routes = server.lines
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event === 'request')
    .map(({ route }) => route);
  expect(routes).toContain('/api/commands/:name');
  expect(routes).toContain('/api/samples/:id');
  expect(routes).not.toContain('/*');
});
