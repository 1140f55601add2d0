import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accept } from '../../domain/refusal.ts';
import { freshTestDatabase } from '../database/testing/test-database.ts';
import { NOTHING, publicRoute, route } from './route.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let cookie = '';
let taster = '';
beforeAll(async () => {
  // A test drops a table.
  server = await startTestServer({ database: await freshTestDatabase() });
  const panel = await server.foundPanel('app');
  cookie = await server.cookieOf(panel.jefespanel);
  taster = await server.cookieOf(panel.catadores);
});
afterAll(() => server.close());

const ask = async (
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
) => {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { cookie, origin: server.url, ...headers },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const NOT_FOUND = { status: 404, text: '{"code":"not-found","data":{}}' };

describe('ACC-3 what is in no table is not there', () => {
  test.each([
    ['GET', '/api'],
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['DELETE', '/api/me'],
    ['PATCH', '/api/panel'],
    ['POST', '/'],
    ['PUT', '/intra/samples/list'],
  ])('%s %s', async (method, path) => {
    if (path !== '/api') expect(await ask(method, path)).toMatchObject(NOT_FOUND);
    else expect((await ask(method, path)).status).toBe(404);
  });

  test('a page that is not built says so', async () => {
    expect(await ask('GET', '/intra/samples/list')).toMatchObject({
      status: 503,
      text: 'The page of this version is not built: run npm run build.',
    });
    expect(await ask('GET', '/app.js')).toMatchObject({ status: 404, text: 'Not found' });
  });

  test('a route says itself whether it needs a session, and the table agrees', () => {
    const ok = async () => accept({ status: 'ok', unsaved: 0, unsavedSeconds: 0 } as const);
    expect(() => route('GET /health', NOTHING, ok)).toThrow('GET /health is public');
    expect(() =>
      publicRoute('GET /api/panel', NOTHING, async () => {
        throw new Error();
      }),
    ).toThrow('GET /api/panel is not public');
  });
});

describe('ACC-3 who asks is looked at before what is asked', () => {
  test('without a session, in another role, and then the body', async () => {
    const path = '/api/samples';
    const headers = { 'content-type': 'text/plain' };
    expect(await ask('POST', path, { ...headers, cookie: '' })).toMatchObject({ status: 401 });
    expect(await ask('POST', path, { ...headers, cookie: taster })).toMatchObject({ status: 403 });
    expect(await ask('POST', path, headers)).toMatchObject({ status: 415 });
    expect(await ask('POST', path, { 'content-type': 'application/json' })).toMatchObject({
      status: 422,
    });
  });
});

describe('HTT-2 an answer', () => {
  test('is JSON that nothing between keeps', async () => {
    const { status, headers } = await ask('GET', '/api/samples');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    const file = await ask('GET', '/api/marks_long.csv');
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.text).toMatch(/^session,date,/);
    const trail = await ask('GET', '/api/audit.csv');
    expect(trail.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(trail.text).toMatch(/^"?sequence/);
  });

  test('to a query the database could not keep is a refusal', async () => {
    for (const query of ['search=%00', 'search=ok&sort=%00'])
      expect(await ask('GET', `/api/samples?${query}`)).toMatchObject({
        status: 400,
        text: expect.stringContaining('"malformed"'),
      });
  });
});

test('HTT-3 what fails is told to the log, and to the caller by a reference alone', async () => {
  await sql`drop table samples cascade`.execute(server.database.db);
  const before = server.lines.length;
  const { status, text } = await ask('GET', '/api/samples');
  expect(status).toBe(500);
  const { code, data } = JSON.parse(text);
  expect(code).toBe('failed');
  expect(Object.keys(data)).toEqual(['reference']);
  expect(text).not.toContain('samples');
  const told = server.lines.slice(before).map((line) => JSON.parse(line));
  expect(told).toMatchObject([
    {
      level: 'error',
      event: 'request-failed',
      reference: data.reference,
      problem: expect.stringContaining('samples'),
    },
    { level: 'error', event: 'request', status: 500 },
  ]);
});
