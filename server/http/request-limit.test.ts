import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let panel: Awaited<ReturnType<TestServer['foundPanel']>>;

beforeAll(async () => {
  server = await startTestServer({
    trustedProxies: 1,
    limits: {
      account: { rate: 1, burst: 20 },
      strangers: { rate: 1, burst: 10 },
      address: { rate: 10, burst: 60 },
    },
  });
  panel = await server.foundPanel('a');
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.at += 60_000;
});

async function ask(times: number, address: string, cookie = '', path = '/api/me') {
  const answers = await Promise.all(
    Array.from({ length: times }, () =>
      fetch(`${server.url}${path}`, { headers: { 'x-forwarded-for': address, cookie } }),
    ),
  );
  return {
    passed: answers.filter(({ status }) => status !== 429).length,
    refused: answers.find(({ status }) => status === 429) ?? null,
  };
}

describe('LIM-5 what one caller may ask', () => {
  test('LIM-21 whoever is not known has what their address has, an IPv6 one by its /64', async () => {
    const { passed, refused } = await ask(50, '192.0.2.1', '', '/api/setup');
    expect(passed).toBe(10);
    expect(refused?.headers.get('retry-after')).toBe('1');
    expect(await refused?.json()).toEqual({ code: 'too-many-requests', data: { seconds: 1 } });
    expect((await ask(1, '192.0.2.2', '', '/api/setup')).passed).toBe(1);
    await ask(10, '2001:db8::1', '', '/api/setup');
    expect((await ask(1, '2001:db8::2', '', '/api/setup')).passed).toBe(0);
    expect((await ask(1, '2001:db8:0:1::2', '', '/api/setup')).passed).toBe(1);
  });

  test('LIM-23 an account has its own from wherever it asks, and takes nothing from another at its address', async () => {
    const leader = await server.cookieOf(panel.jefespanel);
    const assistant = await server.cookieOf(panel.adjuntos);
    // The server learns the account of a session at its first request.
    for (const cookie of [leader, assistant]) await ask(1, '192.0.2.9', cookie);
    expect((await ask(50, '192.0.2.3', leader)).passed).toBe(20);
    expect((await ask(5, '192.0.2.4', leader)).passed).toBe(0);
    expect((await ask(19, '192.0.2.3', assistant)).passed).toBe(19);
  });

  test('LIM-23 who is not known at an address keeps none of the known from it', async () => {
    const taster = await server.cookieOf(panel.catadores);
    await ask(1, '192.0.2.5', taster);
    await ask(200, '192.0.2.5', '', '/api/setup');
    expect((await ask(19, '192.0.2.5', taster)).passed).toBe(19);
  });

  test('a session is let in though strangers at its address flood, before it is known whose it is', async () => {
    const cookie = await server.cookieOf(panel.catadores);
    expect((await ask(50, '192.0.2.11', '', '/api/setup')).passed).toBe(10);
    expect((await ask(19, '192.0.2.11', cookie)).passed).toBe(19);
  });

  test('cookies that this installation did not sign, each another, are the address’s; one that has ended too', async () => {
    const forged = Array.from({ length: 50 }, (_, count) =>
      ask(
        1,
        '192.0.2.6',
        `verdial.session_token=${String(count).padStart(32, 'a')}.${'A'.repeat(43)}%3D`,
      ),
    );
    expect((await Promise.all(forged)).filter(({ passed }) => passed > 0)).toHaveLength(10);
    const cookie = await server.cookieOf(panel.adjuntos);
    await ask(1, '192.0.2.7', cookie);
    await server.post('/api/auth/sign-out', {}, { cookie });
    await ask(1, '192.0.2.7', cookie);
    expect((await ask(50, '192.0.2.7', cookie)).passed).toBeLessThanOrEqual(10);
    const again = await server.cookieOf(panel.adjuntos);
    await ask(1, '192.0.2.8', again);
    expect((await ask(10, '192.0.2.8', again)).passed).toBeGreaterThan(0);
  });

  test('STA-1 that there is a panel is asked of the database once', async () => {
    await ask(1, '192.0.2.10', '', '/api/setup');
    const asInstallation = vi.spyOn(server.database, 'asInstallation');
    expect((await ask(5, '192.0.2.10', '', '/api/setup')).passed).toBe(5);
    expect(asInstallation).not.toHaveBeenCalled();
    asInstallation.mockRestore();
  });
});

test('LIM-6 hundreds of lists asked for at once keep nobody else waiting for more than a few of them', async () => {
  const busy = await startTestServer();
  onTestFinished(() => busy.close());
  const { catadores, adjuntos } = await busy.foundPanel('b');
  const [flooding, other] = [await busy.cookieOf(catadores), await busy.cookieOf(adjuntos)];
  const get = (path: string, cookie: string) =>
    fetch(`${busy.url}${path}`, { headers: { cookie } });
  // The server learns the account of a session at its first request.
  for (const cookie of [flooding, other]) await get('/api/me', cookie);
  let answered = 0;
  const flood = Array.from({ length: 150 }, async () => {
    const { status } = await get('/api/evaluations', flooding);
    answered += 1;
    return status;
  });
  await expect.poll(() => answered, { timeout: 15_000 }).toBeGreaterThan(0);
  const before = answered;
  expect((await get('/api/me', other)).status).toBe(200);
  expect(answered - before).toBeLessThan(40);
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200]));
});
