import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let panel: Awaited<ReturnType<TestServer['foundPanel']>>;

beforeAll(async () => {
  // The server is behind one proxy, so that a test can choose the address of each client.
  server = await startTestServer({ trustedProxies: 1 });
  panel = await server.foundPanel('a');
});
afterAll(() => server.close());
// The window of the rate limits is ten minutes.
beforeEach(() => {
  server.clock.at += 11 * 60_000;
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const statusOf = async (answer: Promise<Response>) => (await answer).status;

const signIn = (username: string, password: string, address: string) =>
  server.post(
    '/api/auth/sign-in/username',
    { username, password, rememberMe: false },
    from(address),
  );
/** Failing sign-ins for which no password is hashed, since hashing takes long. */
async function fail(username: string, times: number, address: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < times; attempt += 1)
    statuses.push(await statusOf(signIn(username, '', address)));
  return statuses;
}
const times = (count: number, status: number) => Array.from({ length: count }, () => status);

describe('ACC-5 by user name and place: eight attempts within ten minutes', () => {
  test('many at once are no better than in turn; from elsewhere the name is not locked', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, attempt) =>
        signIn(panel.jefespanel, `Wrong-${attempt}!aA`, '192.0.2.1'),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...times(8, 401), ...times(12, 429)]);
    const right = await signIn(panel.jefespanel, PASSWORD, '192.0.2.1');
    expect(right.status).toBe(429);
    expect(right.headers.get('retry-after')).toBe('600');
    expect(await right.json()).toEqual({
      code: 'too-many-sign-ins',
      data: { seconds: 600 },
    });
    expect(await statusOf(signIn(panel.jefespanel, PASSWORD, '198.51.100.7'))).toBe(200);
    server.clock.at += 10 * 60_000 - 1;
    const nearly = await signIn(panel.jefespanel, PASSWORD, '192.0.2.1');
    expect(await nearly.json()).toMatchObject({ data: { seconds: 1 } });
    server.clock.at += 1;
    expect(await statusOf(signIn(panel.jefespanel, PASSWORD, '192.0.2.1'))).toBe(200);
  });

  test('ACC-89 another address of the same /64 is the same place', async () => {
    for (let attempt = 1; attempt <= 8; attempt += 1)
      expect(await fail('leader.a', 1, `2001:db8:1:2::${attempt}`)).toEqual([401]);
    expect(await fail('leader.a', 1, '2001:db8:1:2:ffff::1')).toEqual([429]);
    expect(await fail('leader.a', 1, '2001:db8:1:3::1')).toEqual([401]);
  });

  test('ACC-89 capitals and blanks are no way around it', async () => {
    expect(await fail('LEADER.a', 3, '192.0.2.2')).toEqual(times(3, 401));
    expect(await fail(' leader.A ', 3, '192.0.2.2')).toEqual(times(3, 401));
    expect(await fail('leader.a', 3, '192.0.2.2')).toEqual([401, 401, 429]);
    expect(await statusOf(signIn('Leader.a', PASSWORD, '192.0.2.2'))).toBe(429);
    expect(await statusOf(signIn('assistant.a', PASSWORD, '192.0.2.2'))).toBe(200);
  });

  test('whoever signs in well has all eight again', async () => {
    await fail(panel.catadores, 7, '192.0.2.1');
    expect(await statusOf(signIn(panel.catadores.toUpperCase(), PASSWORD, '192.0.2.1'))).toBe(200);
    expect(await fail(panel.catadores, 9, '192.0.2.1')).toEqual([...times(8, 401), 429]);
  });
});

describe('ACC-88 by user name alone: sixty attempts within an hour from where it is unknown', () => {
  const deviceOf = (answer: Response): string =>
    answer.headers
      .getSetCookie()
      .filter((cookie) => cookie.startsWith('verdial.device='))
      .map((cookie) => cookie.split(';')[0])
      .join();
  const signInOn = (device: string, username: string, password: string, address: string) =>
    server.post(
      '/api/auth/sign-in/username',
      { username, password, rememberMe: false },
      { ...from(address), cookie: device },
    );

  test('whoever guesses from everywhere keeps nobody out of a device that is known', async () => {
    server.clock.at += 60 * 60_000;
    const first = await signIn(panel.jefespanel, PASSWORD, '192.0.2.1');
    const device = deviceOf(first);
    expect(device).not.toBe('');
    expect(first.headers.getSetCookie().join()).toMatch(
      /verdial\.device=[^,]*HttpOnly; SameSite=Strict/,
    );
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 62; attempt += 1)
      statuses.push(...(await fail(panel.jefespanel, 1, `203.0.113.${attempt}`)));
    expect(statuses).toEqual([...times(60, 401), 429, 429]);
    expect(await statusOf(signIn(panel.jefespanel, PASSWORD, '198.51.100.7'))).toBe(429);
    const again = await signInOn(device, panel.jefespanel, PASSWORD, '203.0.113.1');
    expect([again.status, deviceOf(again)]).toEqual([200, '']);
    // The device is known for that user name only, and its attempts are limited too.
    for (let attempt = 0; attempt < 8; attempt += 1)
      expect(await statusOf(signInOn(device, panel.jefespanel, '', '192.0.2.1'))).toBe(401);
    expect(await statusOf(signInOn(device, panel.jefespanel, PASSWORD, '192.0.2.1'))).toBe(429);
    for (const made of ['verdial.device=x.y', device.slice(0, -2), `${device}A`])
      expect(await statusOf(signInOn(made, panel.jefespanel, PASSWORD, '192.0.2.99'))).toBe(429);
    server.clock.at += 60 * 60_000;
    expect(await statusOf(signIn(panel.jefespanel, PASSWORD, '198.51.100.7'))).toBe(200);
  });
});

describe('ACC-87 by address: a hundred failures within ten minutes', () => {
  /** Fails to sign in once with each of so many user names. */
  const exhaust = (failures: number, address: string) =>
    Promise.all(
      Array.from({ length: failures }, (_, attempt) =>
        statusOf(signIn(`name${attempt}`, '', address)),
      ),
    );

  test('and no more, whatever the names; another address is free', async () => {
    const statuses = await exhaust(103, '192.0.2.1');
    expect(statuses.sort()).toEqual([...times(100, 401), ...times(3, 429)]);
    expect(await statusOf(signIn(panel.catadores, PASSWORD, '192.0.2.1'))).toBe(429);
    expect(await statusOf(signIn(panel.catadores, PASSWORD, '192.0.2.2'))).toBe(200);
  });

  test('a whole tasting room may share it: signing in well is no failure', async () => {
    await exhaust(99, '192.0.2.1');
    for (const name of [panel.catadores, panel.adjuntos, panel.jefespanel])
      expect(await statusOf(signIn(name, PASSWORD, '192.0.2.1'))).toBe(200);
    expect(await fail('nobody', 2, '192.0.2.1')).toEqual([401, 429]);
  });

  test('what a client writes into the header makes no new address of it', async () => {
    for (let attempt = 0; attempt < 100; attempt += 1)
      await signIn(`name${attempt}`, '', `203.0.113.${attempt}, 192.0.2.1`);
    const forged = '203.0.113.200, 192.0.2.1';
    expect(await statusOf(signIn(panel.catadores, PASSWORD, forged))).toBe(429);
  });

  test('ACC-90 ACC-91 asking for a new password and trying a link count by themselves, and keep nobody from signing in', async () => {
    const ask = (username: string) =>
      server.post('/api/auth/request-password-reset', { username }, from('192.0.2.1'));
    const reset = (address: string) =>
      server.post(
        '/api/auth/reset-password',
        { token: 'made-up-token', newPassword: PASSWORD },
        from(address),
      );
    for (let attempt = 0; attempt < 100; attempt += 1) {
      expect(await statusOf(ask(`name${attempt}`))).toBe(200);
      expect(await statusOf(reset('192.0.2.1'))).toBe(422);
    }
    expect(await statusOf(ask('name'))).toBe(429);
    expect(await (await reset('192.0.2.1')).json()).toEqual({
      code: 'too-many-sign-ins',
      data: { seconds: 600 },
    });
    expect(await statusOf(signIn(panel.catadores, PASSWORD, '192.0.2.1'))).toBe(200);
    expect(await statusOf(reset('192.0.2.2'))).toBe(422);
    expect((await exhaust(100, '192.0.2.3')).every((status) => status === 401)).toBe(true);
    expect(await statusOf(reset('192.0.2.3'))).toBe(422);
  });
});

describe('ACC-91 ACC-92 a guessable new password', () => {
  const TOO_EASY = 'Verdial-1234!';

  test('ACC-91 with a valid link is no try of an invalid one, however often', async () => {
    const before = server.mails.length;
    const username = panel.jefespanel;
    await server.post('/api/auth/request-password-reset', { username }, from('192.0.2.8'));
    await expect.poll(() => server.mails.length).toBe(before + 1);
    const token = server.mails.at(-1)?.token;
    const reset = (newPassword: string) =>
      server.post('/api/auth/reset-password', { token, newPassword }, from('192.0.2.8'));
    for (let attempt = 0; attempt < 100; attempt += 1)
      expect(await (await reset(TOO_EASY)).json()).toMatchObject({ code: 'password-own-word' });
    expect(await statusOf(reset(PASSWORD))).toBe(200);
  });

  test('ACC-92 is no guess of the current one', async () => {
    const cookie = await server.cookieOf(panel.catadores);
    const change = (currentPassword: string, newPassword: string) =>
      server.post('/api/auth/change-password', { currentPassword, newPassword }, { cookie });
    for (let attempt = 0; attempt < 9; attempt += 1)
      expect(await (await change(PASSWORD, TOO_EASY)).json()).toMatchObject({
        code: 'password-own-word',
      });
    expect(await (await change('Wrong-one7!', 'Better-oil8!')).json()).toMatchObject({
      code: 'password-wrong',
    });
  });
});

describe('ACC-90 ACC-92 new passwords', () => {
  test('ACC-90 three mails a user name, however it is spelt and whoever asks', async () => {
    const ask = (username: string, address: string) =>
      statusOf(server.post('/api/auth/request-password-reset', { username }, from(address)));
    const sent = server.mails.length;
    const names = ['leader.a', 'LEADER.A', ' Leader.a'];
    for (const [at, name] of names.entries()) expect(await ask(name, `192.0.2.${at}`)).toBe(200);
    expect(await ask('leader.a', '192.0.2.9')).toBe(429);
    expect(await ask('leader.b', '192.0.2.9')).toBe(200);
    await expect.poll(() => server.mails.slice(sent)).toHaveLength(3);
    server.clock.at += 10 * 60_000;
    expect(await ask('leader.a', '192.0.2.9')).toBe(200);
    await expect.poll(() => server.mails.slice(sent)).toHaveLength(4);
  });

  test('ACC-92 the current password is guessed eight times, whatever the device', async () => {
    const [cookie, elsewhere, other] = [
      await server.cookieOf(panel.adjuntos),
      await server.cookieOf(panel.adjuntos),
      await server.cookieOf(panel.catadores),
    ];
    const change = (currentPassword: string, as: string) =>
      server.post(
        '/api/auth/change-password',
        { currentPassword, newPassword: 'Better-oil8!' },
        { cookie: as },
      );
    for (let attempt = 0; attempt < 8; attempt += 1)
      expect(await statusOf(change('Wrong-one7!', attempt % 2 ? cookie : elsewhere))).toBe(422);
    for (const as of [cookie, elsewhere]) expect(await statusOf(change(PASSWORD, as))).toBe(429);
    expect(await statusOf(change('Wrong-one7!', other))).toBe(422);
    server.clock.at += 10 * 60_000;
    expect(await statusOf(change(PASSWORD, cookie))).toBe(200);
  });
});
