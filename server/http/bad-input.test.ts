import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { COMMAND_ID_HEADER } from '../../domain/commands/command-id-header.ts';
import { sampleForm } from '../../domain/samples/testing/sample-row.ts';
import { tasterForm } from '../../domain/tasters/testing/taster-row.ts';
import { LARGEST_BODY } from './read-json.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const Saved = z.object({ id: z.string(), revision: z.number() });

let server: TestServer;
let cookie = '';
let own: Awaited<ReturnType<TestServer['foundPanel']>>;

beforeAll(async () => {
  server = await startTestServer();
  const panel = await server.foundPanel('bad');
  own = panel;
  cookie = await server.cookieOf(panel.jefespanel);
});
afterAll(() => server.close());

const send = (
  body: BodyInit,
  headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' },
) =>
  fetch(`${server.url}/api/samples`, {
    method: 'POST',
    headers: { cookie, origin: server.url, ...headers },
    body,
  });

const codeOf = async (answer: Response) => {
  const problem: unknown = await answer.json();
  return [answer.status, typeof problem === 'object' && problem && Reflect.get(problem, 'code')];
};

describe('HTT-1 a body is JSON, small and well-formed', () => {
  test.each([
    '',
    '{',
    '{"code":',
    '[1,',
    'nul',
    '\u0000',
    '{"a":1}}',
    '"\ud800',
    '"\\ud800"',
    '"\\u0000"',
    '{"\\u0000":1}',
  ])('malformed: %j', async (body) =>
    expect(await codeOf(await send(body))).toEqual([400, 'malformed']),
  );

  test.each(['null', '1', '"text"', '[]', '{}', '{"__proto__":{"code":"x"}}'])(
    'well-formed, but no sample: %s',
    async (body) => expect(await codeOf(await send(body))).toEqual([422, 'invalid']),
  );

  test('bytes that are no text', async () =>
    expect(await codeOf(await send(new Uint8Array([0x22, 0xff, 0xfe, 0x22])))).toEqual([
      400,
      'malformed',
    ]));

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    '',
  ])('content type %j', async (type) =>
    expect(await codeOf(await send('{}', { 'content-type': type }))).toEqual([415, 'not-json']),
  );

  test('too large, whatever it says of its length', async () => {
    const large = JSON.stringify({ code: 'x'.repeat(LARGEST_BODY) });
    expect(await codeOf(await send(large))).toEqual([413, 'too-large']);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sending = request(`${server.url}/api/samples`, {
        method: 'POST',
        headers: {
          cookie,
          origin: server.url,
          'content-type': 'application/json',
          'transfer-encoding': 'chunked',
        },
      });
      sending.on('response', (answer) => {
        resolve(answer.statusCode);
        sending.destroy();
      });
      sending.on('error', reject);
      for (let chunk = 0; chunk < 40; chunk += 1) sending.write('x'.repeat(8_192));
      sending.end();
    });
    expect(status).toBe(413);
  });

  test('a very deep one breaks nothing', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect((await send(deep)).status).toBeGreaterThanOrEqual(400);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });
});

describe('HTT-4 what changes something comes from the product itself', () => {
  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:1' },
    { origin: '', 'sec-fetch-site': 'cross-site' },
  ])('refused: %j', async (headers) => {
    const answer = await send('{}', { 'content-type': 'application/json', ...headers });
    expect(await codeOf(answer)).toEqual([403, 'origin-refused']);
  });

  test('also before anybody is signed in', async () => {
    const answer = await server.post('/api/setup', {}, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  });
});

describe('HTT-2 addresses and queries', () => {
  const get = (path: string) => fetch(`${server.url}${path}`, { headers: { cookie } });

  test.each([
    '/api/samples/1',
    `/api/samples/${'9'.repeat(500)}`,
    '/api/samples/00000000-0000-4000-8000-000000000000',
    '/api/samples/%00',
    '/api/samples/%E0%A4%A',
    '/api/tasters/..%2f..%2fetc%2fpasswd',
    '/api/sessions/0',
    '/api/sessions/1e3',
    '/api/sessions/99999999999999999999/sheets',
    "/api/sessions/1';drop table sessions/marks_long.csv",
    '/api/sessions/7',
  ])('%s names nothing', async (path) => expect((await get(path)).status).toBe(404));

  test.each(['unknown=1', `search=${'x'.repeat(300)}`, 'direction=up', 'search=%00'])(
    'a list asked for with %s',
    async (query) => expect((await get(`/api/samples?${query}`)).status).toBe(400),
  );

  test.each(['sort=nothing', 'page=-1', 'size=0', "search=%25_'%22\\"])(
    'a list asked for with %s has an answer',
    async (query) => expect((await get(`/api/samples?${query}`)).status).toBeLessThan(500),
  );
});

describe('REG-1 registers', () => {
  const sample = sampleForm({
    code: 'A-1',
    receptionDate: '2026-11-02',
    initialQuantity: 500,
  });
  const put = (path: string, body: unknown, as = cookie) =>
    fetch(`${server.url}${path}`, {
      method: 'PUT',
      headers: { cookie: as, origin: server.url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('a sample is registered once, changed at its revision, and out of reach of another panel', async () => {
    const made = await server.post('/api/samples', sample, { cookie });
    expect(made.status).toBe(200);
    const { id, revision } = Saved.parse(await made.json());
    expect((await server.post('/api/samples', sample, { cookie })).status).toBe(409);
    const path = `/api/samples/${id}`;
    expect((await put(path, { ...sample, active: false, revision })).status).toBe(200);
    expect(await codeOf(await put(path, { ...sample, revision }))).toEqual([
      409,
      'changed-meanwhile',
    ]);
    const other = await server.foundPanel('other');
    const foreign = await server.cookieOf(other.jefespanel);
    expect((await fetch(`${server.url}${path}`, { headers: { cookie: foreign } })).status).toBe(
      404,
    );
    expect((await put(path, { ...sample, revision: 2 }, foreign)).status).toBe(404);
    const list = await fetch(`${server.url}/api/samples`, { headers: { cookie } });
    expect(await list.json()).toMatchObject({ total: 1, rows: [{ id }] });
  });

  test('ACC-6, REG-9 a taster’s account is opened by an invitation, follows the register, and is barred and let in apart', async () => {
    const taster = tasterForm({ code: 'T9', firstName: 'Bea', lastName: 'Oliva' });
    for (const more of [{ password: 'Oil-panel7!' }, { username: 'bea.oliva' }])
      expect((await server.post('/api/tasters', { ...taster, ...more }, { cookie })).status).toBe(
        422,
      );
    const made = await server.post('/api/tasters', taster, { cookie });
    const { id, revision } = Saved.parse(await made.json());
    const account = { role: 'catadores', taster: id, username: 'bea.oliva', email: '' };
    const opened = await server.post('/api/accounts', account, { cookie });
    await server.choosePassword({ value: await opened.json() });
    const hers = await server.cookieOf('bea.oliva');
    const me = await fetch(`${server.url}/api/me`, { headers: { cookie: hers } });
    expect(await me.json()).toMatchObject({ role: 'catadores', taster: { id, code: 'T9' } });

    const path = `/api/tasters/${id}`;
    const taking = await put(path, { ...taster, revision, password: 'Newer-oil9!' });
    expect(taking.status).toBe(422);
    await server.cookieOf('bea.oliva');
    expect((await put(path, { ...taster, active: false, revision })).status).toBe(200);
    expect((await fetch(`${server.url}/api/me`, { headers: { cookie: hers } })).status).toBe(401);
    await expect(server.cookieOf('bea.oliva')).rejects.toThrow('credentials-wrong');
    expect((await put(path, { ...taster, revision: revision + 1 })).status).toBe(200);
    await expect(server.cookieOf('bea.oliva')).rejects.toThrow('credentials-wrong');
  });

  test('AUD-2 every change is in the trail, without passwords', async () => {
    const trail = await server.database.db
      .selectFrom('audit')
      .selectAll()
      .where('panel', '=', own.panel)
      .orderBy('sequence')
      .execute();
    expect(trail.map(({ command }) => command)).toEqual([
      'register-sample',
      'change-sample',
      'register-taster',
      'open-account',
      'hand-over-link',
      'reset-password',
      'change-taster',
      'change-taster',
    ]);
    expect(JSON.stringify(trail)).not.toContain('Oil-panel7!');
  });
});

test('ACC-2 a command is given by name, as whoever asks', async () => {
  const answer = await server.post(
    '/api/commands/show-session',
    { session: 1 },
    { cookie, [COMMAND_ID_HEADER]: crypto.randomUUID() },
  );
  expect(await answer.json()).toEqual({ done: true });
  expect(server.reached).toContainEqual({
    by: 'leader.bad',
    name: 'show-session',
    data: { session: 1 },
  });
});

test.each([
  {},
  { [COMMAND_ID_HEADER]: 'one' },
  { [COMMAND_ID_HEADER]: crypto.randomUUID().toUpperCase() },
])('COM-3 a command without an id of its own reaches nothing: %j', async (headers) => {
  server.reached.length = 0;
  const answer = await server.post(
    '/api/commands/create-session',
    { date: '2026-11-27', training: false },
    { cookie, ...headers },
  );
  expect([answer.status, await answer.json()]).toEqual([
    422,
    { code: 'input-invalid', data: { fields: [COMMAND_ID_HEADER] } },
  ]);
  expect(server.reached).toEqual([]);
});

describe('STA-1 the first start', () => {
  const founding = {
    way: 'found',
    panel: 'Second',
    leader: 'L',
    username: 'second',
    email: '',
    password: 'Oil-panel7!',
  };

  test('is over once there is a panel', async () => {
    expect(await (await fetch(`${server.url}/api/setup`)).json()).toEqual({ needed: false });
    expect(await codeOf(await server.post('/api/setup', founding))).toEqual([
      409,
      'already-set-up',
    ]);
    expect((await server.post('/api/setup', { way: 'demonstration' })).status).toBe(409);
  });

  test('founds one panel, however many ask at once', async () => {
    const fresh = await startTestServer();
    const answers = await Promise.all([1, 2, 3].map(() => fresh.post('/api/setup', founding)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const leader = await fresh.cookieOf('second');
    const me = await fetch(`${fresh.url}/api/me`, { headers: { cookie: leader } });
    expect(await me.json()).toMatchObject({ role: 'jefespanel', panel: { name: 'Second' } });
    await fresh.close();
  });
});
