import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sampleForm } from '../../domain/samples/testing/sample-row.ts';
import { tasterForm } from '../../domain/tasters/testing/taster-row.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const Saved = z.object({ id: z.string() });
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const SAMPLE = sampleForm({ code: 'A-1', initialQuantity: 500 });
const TASTER = tasterForm({ code: 'T8', firstName: 'Bea', lastName: 'Oliva' });

let server: TestServer;
let own: Awaited<ReturnType<TestServer['foundPanel']>>;
let leader = '';
let other = '';
const ids = { sample: '', taster: '', file: '' };
beforeAll(async () => {
  server = await startTestServer();
  own = await server.foundPanel('own');
  leader = await server.cookieOf(own.jefespanel);
  other = await server.cookieOf((await server.foundPanel('other')).jefespanel);
  ids.sample = Saved.parse((await send('POST', '/api/samples', SAMPLE)).value).id;
  ids.taster = Saved.parse((await send('POST', '/api/tasters', TASTER)).value).id;
  const file = await attach(`/api/samples/${ids.sample}/files`, 'POST');
  ids.file = Saved.parse(await file.json()).id;
});
afterAll(() => server.close());

async function send(method: string, path: string, body: unknown = null, cookie = leader) {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin: server.url, cookie },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  const value: unknown = await answer.json();
  return { status: answer.status, value };
}
function attach(path: string, method: string, cookie = leader): Promise<Response> {
  const form = new FormData();
  form.set('file', new File([PNG], 'photo.png'));
  const headers = { origin: server.url, cookie };
  return fetch(`${server.url}${path}`, { method, headers, body: form });
}

describe('ISO-1 a record of another panel is as one that nobody has', () => {
  const quantity = { seen: 500, quantity: 470, reason: 'spilt' };
  const state = { active: false, validated: false, reason: 'used up', revision: 1 };
  test.each([
    ['GET', '/api/samples/S', null],
    ['PUT', '/api/samples/S', SAMPLE],
    ['DELETE', '/api/samples/S', { revision: 1 }],
    ['GET', '/api/samples/S/movements', null],
    ['POST', '/api/samples/S/movements', quantity],
    ['PUT', '/api/samples/S/state', state],
    ['GET', '/api/samples/S/results', null],
    ['GET', '/api/samples/S/files', null],
    ['GET', '/api/samples/S/files/F', null],
    ['GET', '/api/samples/S/files/F/thumbnail', null],
    ['DELETE', '/api/samples/S/files/F', {}],
    ['GET', '/api/tasters/T', null],
    ['PUT', '/api/tasters/T', TASTER],
    ['DELETE', '/api/tasters/T', { revision: 1 }],
    ['GET', '/api/tasters/T/attendance', null],
    ['GET', '/api/tasters/T/status', null],
  ])('%s %s', async (method, path, body) => {
    const at = (sample: string, taster: string, file: string) =>
      path.replace('/S', `/${sample}`).replace('/T', `/${taster}`).replace('/F', `/${file}`);
    const nobodys = crypto.randomUUID();
    const asked = [
      [at(ids.sample, ids.taster, ids.file), other],
      [at(nobodys, nobodys, nobodys), leader],
      [at('1', '1', '1'), leader],
    ] as const;
    for (const [address, cookie] of asked)
      expect([address, await send(method, address, body, cookie)]).toEqual([
        address,
        { status: 404, value: { code: 'not-found', data: {} } },
      ]);
  });

  test('a file of another sample, or sent to no sample, is not there', async () => {
    const second = await send('POST', '/api/samples', { ...SAMPLE, code: 'A-2' });
    const { id } = Saved.parse(second.value);
    const path = `/api/samples/${id}/files/${ids.file}`;
    for (const method of ['GET', 'DELETE']) expect((await send(method, path, {})).status).toBe(404);
    for (const [sample, cookie] of [
      [ids.sample, other],
      [crypto.randomUUID(), leader],
      ['1', leader],
    ] as const)
      expect((await attach(`/api/samples/${sample}/files`, 'POST', cookie)).status).toBe(404);
  });

  test('a session that is not there has no page, no sheets and no answers', async () => {
    for (const session of ['7', '0', 'x', '1e3'])
      for (const rest of ['', '/sheets', '/marks_long.csv'])
        expect(await send('GET', `/api/sessions/${session}${rest}`)).toEqual({
          status: 404,
          value: { code: 'not-found', data: {} },
        });
  });

  test('the history of an account or a book is the leader’s, of what is no record nobody’s', async () => {
    const assistant = await server.cookieOf(own.adjuntos);
    for (const [kind, cookie, status] of [
      ['sample', assistant, 200],
      ['account', assistant, 404],
      ['book', assistant, 404],
      ['account', leader, 200],
      ['book', leader, 200],
      ['panel-of-others', leader, 404],
    ] as const)
      expect([
        kind,
        (await send('GET', `/api/history/${kind}/${ids.sample}`, null, cookie)).status,
      ]).toEqual([kind, status]);
  });
});

test('AUD-2 whatever changes a record stands in the trail: who, from where, what it was and became', async () => {
  const trail = async () =>
    server.database.db
      .selectFrom('audit')
      .select(['name', 'role', 'origin', 'command', 'data', 'before', 'after', 'reason'])
      .where('panel', '=', own.panel)
      .orderBy('sequence')
      .execute();
  const start = (await trail()).length;
  const { sample, taster, file } = ids;
  const path = `/api/samples/${sample}`;
  const done = async (method: string, at: string, body: unknown) =>
    expect([method, at, (await send(method, at, body)).status]).toEqual([method, at, 200]);
  await done('PUT', path, { ...SAMPLE, code: 'A-9', revision: 1 });
  await done('POST', `${path}/movements`, { seen: 500, quantity: 470, reason: 'spilt' });
  const { revision } = z.object({ revision: z.number() }).parse((await send('GET', path)).value);
  const state = { active: false, validated: false, reason: 'used up', revision };
  await done('PUT', `${path}/state`, state);
  await done('DELETE', `${path}/files/${file}`, {});
  await done('PUT', `/api/tasters/${taster}`, { ...TASTER, lastName: 'Sol', revision: 1 });
  await done('DELETE', `/api/tasters/${taster}`, { revision: 2 });
  await done('POST', '/api/tasters/import', {
    csv: 'code;first_name\nT20;Eva\n',
    isPreview: false,
  });
  await done('POST', '/api/samples/import', { csv: 'code\nI-1\n', isPreview: false });
  expect((await attach('/api/panel/image', 'PUT')).status).toBe(200);
  await done('DELETE', '/api/panel/image', {});
  const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
  const photo = { name: 'photo.png', kind: 'image/png', bytes: PNG.length, digest };
  const id = expect.any(String);
  const none = { data: null, before: null, after: null, reason: null };
  const entry = (command: string, rest: object) => ({
    name: own.jefespanel,
    role: 'jefespanel',
    origin: '127.0.0.1',
    command,
    ...none,
    ...rest,
  });
  expect((await trail()).slice(start)).toMatchObject([
    entry('change-sample', { data: { sample }, before: { code: 'A-1' }, after: { code: 'A-9' } }),
    entry('correct-quantity', {
      data: { sample },
      before: { currentQuantity: 500 },
      after: { currentQuantity: 470 },
      reason: 'spilt',
    }),
    entry('set-sample-state', {
      data: { sample },
      before: { code: 'A-9', active: true, validated: expect.any(Boolean) },
      after: { code: 'A-9', active: false, validated: false },
      reason: 'used up',
    }),
    entry('delete-file', { data: { sample, file }, before: photo }),
    entry('change-taster', {
      data: { taster },
      before: { lastName: 'Oliva' },
      after: { lastName: 'Sol', username: null },
    }),
    entry('delete-taster', { data: { taster }, before: { code: 'T8' } }),
    entry('import-taster', { data: { taster: id }, after: { code: 'T20' } }),
    entry('import-sample', { data: { sample: id }, after: { code: 'I-1' } }),
    entry('change-panel-image', { after: { kind: 'image/png' } }),
    entry('delete-panel-image', { before: { kind: 'image/png' } }),
  ]);
});
