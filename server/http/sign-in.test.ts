import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let panel: Awaited<ReturnType<TestServer['foundPanel']>>;

beforeAll(async () => {
  server = await startTestServer();
  panel = await server.foundPanel('oil');
});
afterAll(() => server.close());
// The window of the rate limits is ten minutes.
beforeEach(() => {
  server.clock.at += 11 * 60_000;
});

const signIn = (username: string, password: string) =>
  server.post('/api/auth/sign-in/username', { username, password, rememberMe: false });

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

  test('ACC-96 ACC-97 remembered, it outlives the browser; by https, it is Secure', async () => {
    const secure = await startTestServer({ secure: true });
    const { catadores } = await secure.foundPanel('tls');
    const answer = await secure.post('/api/auth/sign-in/username', {
      username: catadores,
      password: PASSWORD,
      rememberMe: true,
    });
    const cookies = answer.headers.getSetCookie();
    const [session = ''] = cookies;
    expect(cookies.length).toBeGreaterThan(1);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-verdial\./);
      expect(cookie).toMatch(/; Path=\/(?:;|$)/);
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).not.toMatch(/; Domain/i);
    }
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
      cookie.replace(token, `${token.slice(0, -1)}${token.endsWith('x') ? 'y' : 'x'}`),
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

describe('ACC-4 passwords', () => {
  test('ACC-83 a change needs the current one and a good new one, and signs other devices out', async () => {
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

  test('ACC-83 ACC-84 a reset goes to the mailbox of the account, works once, and signs everywhere out', async () => {
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

test('LIM-3 LIM-30 without a proxy a device is its own address, whatever it writes into the header', async () => {
  const body = { token: 'made-up-token', newPassword: PASSWORD };
  const guess = async (address: string, forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded };
    return (await server.postFrom(address, '/api/auth/reset-password', body, headers)).status;
  };
  for (let attempt = 0; attempt < 100; attempt += 1)
    expect(await guess('127.0.0.2', `203.0.113.${attempt}`)).toBe(422);
  expect(await guess('127.0.0.2', '203.0.113.200')).toBe(429);
  expect(await guess('127.0.0.3', '203.0.113.1')).toBe(422);
});

describe('LOG-1 the log', () => {
  test('LOG-4 holds no password, no cookie, no token and no name', async () => {
    const { jefespanel } = await server.foundPanel('logged');
    await signIn(jefespanel, 'Wrong-one7!');
    const cookie = await server.cookieOf(jefespanel);
    await me(cookie);
    await server.post('/api/auth/request-password-reset', { username: jefespanel });
    await expect.poll(() => server.mails.at(-1)?.email).toBe('logged@panel.example');
    const token = server.mails.at(-1)?.token ?? '';
    await server.post('/api/auth/reset-password', { token, newPassword: 'Better-oil8!' });
    const text = server.lines.join('');
    expect(text).toContain('/api/auth/reset-password');
    for (const secret of [PASSWORD, 'Wrong-one7!', 'Better-oil8!', cookie, token, jefespanel])
      expect(text).not.toContain(secret);
    for (const line of server.lines) expect(() => JSON.parse(line)).not.toThrow();
  });

  test('LOG-4 tells a request by its route, not by its address', async () => {
    await server.post('/api/commands/nothing', {});
    await fetch(`${server.url}/api/samples/a-secret-code`);
    await fetch(`${server.url}/somewhere/else`);
    const requests = server.lines
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event === 'request');
    expect(requests).toContainEqual(
      expect.objectContaining({
        level: 'info',
        method: 'POST',
        route: '/api/commands/:name',
        status: 401,
        milliseconds: expect.any(Number),
      }),
    );
    expect(requests.map(({ route }) => route)).toContain('/api/samples/:id');
    expect(JSON.stringify(requests)).not.toContain('secret-code');
  });
});
