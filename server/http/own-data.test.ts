import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { PASSWORD, startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let panel: Awaited<ReturnType<TestServer['foundPanel']>>;
let leader = '';
let taster = '';
beforeAll(async () => {
  server = await startTestServer();
  panel = await server.foundPanel('own');
  leader = await server.cookieOf(panel.jefespanel);
  taster = await server.cookieOf(panel.catadores);
});
afterAll(() => server.close());

const send = async (method: string, path: string, body: unknown, cookie = leader) => {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin: server.url, cookie },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  const value: unknown = await answer.json();
  return { status: answer.status, value };
};
const entries = (command: string) =>
  server.database.db
    .selectFrom('audit')
    .select(['name', 'role', 'origin', 'data'])
    .where('command', '=', command)
    .orderBy('sequence')
    .execute();
const stroke = (numbers: number) => Array.from({ length: numbers }, () => 1);

describe('ACC-10 one’s own signature', () => {
  const put = (strokes: unknown) => send('PUT', '/api/my-data/signature', { strokes });

  test.each([
    ['two hundred and one strokes', Array.from({ length: 201 }, () => [1, 1])],
    ['a stroke of four thousand and one points', [stroke(8_002)]],
    ['ten thousand and one points in all', [stroke(8_000), stroke(8_000), stroke(4_002)]],
    ['no stroke', []],
    ['a stroke of no point', [[]]],
    ['half a point', [[1, 2, 3]]],
    ['a point right of the pad', [[1_000.1, 0]]],
    ['a point below the pad', [[0, 1_001]]],
    ['a point left of the pad', [[-0.1, 0]]],
    ['a text', [['1', '1']]],
    ['a picture', '<svg/>'],
  ])('ACC-81 of %s is refused', async (_, strokes) => {
    expect(await put(strokes)).toMatchObject({ status: 422, value: { code: 'invalid' } });
    expect(await send('GET', '/api/my-data', null)).toMatchObject({ value: { signature: null } });
  });

  test('of as many points as a hand draws is kept, shown to its owner alone, and in the trail', async () => {
    const strokes = [stroke(8_000), stroke(8_000), stroke(4_000)];
    for (const kept of [Array.from({ length: 200 }, () => [0, 1_000]), strokes])
      expect(await put(kept)).toMatchObject({
        status: 200,
        value: { signature: { strokes: kept } },
      });
    expect(await send('GET', '/api/my-data', null)).toEqual({
      status: 200,
      value: {
        name: panel.jefespanel,
        username: panel.jefespanel,
        email: 'own@panel.example',
        signature: { strokes, svg: expect.stringMatching(/^<svg .*<\/svg>$/) },
      },
    });
    expect(await send('GET', '/api/my-data', null, taster)).toMatchObject({
      value: { username: panel.catadores, email: '', signature: null },
    });
    expect(await put(null)).toMatchObject({ status: 200, value: { signature: null } });
    const entry = { name: panel.jefespanel, role: 'jefespanel', origin: '127.0.0.1' };
    const account = expect.any(String);
    expect(await entries('change-signature')).toEqual([
      { ...entry, data: { account, isTakenAway: false } },
      { ...entry, data: { account, isTakenAway: false } },
      { ...entry, data: { account, isTakenAway: true } },
    ]);
  });
});

describe('ACC-13 one’s own sign-ins and devices', () => {
  const Access = z.object({
    username: z.string(),
    signIns: z.array(z.object({ from: z.string(), device: z.string() })),
    devices: z.array(z.object({ id: z.string(), isThis: z.boolean() })),
  });
  const read = async (cookie: string) =>
    Access.parse((await send('GET', '/api/access', null, cookie)).value);

  test('are kept with address and device, this one told from the others', async () => {
    const body = { username: panel.adjuntos, password: PASSWORD, rememberMe: true };
    const answer = await server.postFrom('127.0.0.9', '/api/auth/sign-in/username', body, {
      'user-agent': 'Tablet 7',
    });
    const tablet = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const phone = await server.cookieOf(panel.adjuntos);
    const access = await read(tablet);
    expect(access.username).toBe(panel.adjuntos);
    expect(access.signIns.map(({ from }) => from)).toEqual(['127.0.0.1', '127.0.0.9']);
    expect(access.signIns[1]?.device).toBe('Tablet 7');
    expect(access.devices.map(({ isThis }) => isThis)).toEqual([false, true]);

    const other = access.devices[0]?.id ?? '';
    const out = (id: string, cookie: string) =>
      send('POST', `/api/access/devices/${id}/sign-out`, {}, cookie);
    expect(await out(other, leader)).toMatchObject({ status: 404 });
    for (const id of ['1', '%00', crypto.randomUUID()])
      expect([id, (await out(id, tablet)).status]).toEqual([id, 404]);
    expect((await read(phone)).devices).toHaveLength(2);
    const before = server.reached.length;
    const done = await out(other, tablet);
    expect(Access.parse(done.value).devices).toMatchObject([{ isThis: true }]);
    expect(server.reached.slice(before)).toEqual([{ returned: expect.any(String) }]);
    expect((await send('GET', '/api/me', null, phone)).status).toBe(401);
  });
});

describe('ACC-8 who is signed in', () => {
  test('a leader and a taster, each with what is theirs', async () => {
    expect(await send('GET', '/api/me', null)).toEqual({
      status: 200,
      value: {
        user: expect.any(String),
        name: panel.jefespanel,
        username: panel.jefespanel,
        role: 'jefespanel',
        panel: { id: panel.panel, name: 'own', timeZone: 'UTC' },
        signature: null,
        taster: null,
        deviceKey: expect.stringMatching(/^[\w+/=-]{40,}$/),
      },
    });
    expect(await send('GET', '/api/me', null, taster)).toMatchObject({
      value: { role: 'catadores', taster: { id: expect.any(String), code: 'T1' } },
    });
  });

  test('asking prolongs the session of a remembered device', async () => {
    const cookie = await server.cookieOf(panel.adjuntos);
    const day = 25 * 60 * 60_000;
    const accounts = server.database.db.withoutPlugins().withTables<{
      session: { updatedAt: Date; expiresAt: Date };
    }>();
    const { expiresAt } = await accounts
      .selectFrom('session')
      .select((of) => of.fn.max('expiresAt').as('expiresAt'))
      .executeTakeFirstOrThrow();
    await accounts
      .updateTable('session')
      .set({ expiresAt: new Date(new Date(expiresAt).getTime() - day) })
      .execute();
    const me = await fetch(`${server.url}/api/me`, { headers: { cookie } });
    expect(me.headers.getSetCookie().join()).toMatch(/session_token=.*Max-Age=2592000/);
    const again = await fetch(`${server.url}/api/me`, { headers: { cookie } });
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  test('a changed password and a closed session are in the trail and at the gate', async () => {
    const cookie = await server.cookieOf(panel.catadores);
    const body = { currentPassword: PASSWORD, newPassword: 'Better-oil8!' };
    const before = server.reached.length;
    expect(await send('POST', '/api/auth/change-password', body, cookie)).toEqual({
      status: 200,
      value: {},
    });
    expect(server.reached.slice(before)).toEqual([{ returned: expect.any(String) }]);
    expect(await entries('change-password')).toEqual([
      { name: panel.catadores, role: 'catadores', origin: '127.0.0.1', data: null },
    ]);
    const out = await server.post('/api/auth/sign-out', {});
    expect([out.status, await out.json()]).toEqual([200, {}]);
    expect(server.reached).toHaveLength(before + 1);
  });
});
