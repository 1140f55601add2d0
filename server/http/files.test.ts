import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { FILE_LIMITS } from '../../domain/files/check-upload.ts';
import { sampleForm } from '../../domain/samples/testing/sample-row.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const Saved = z.object({ id: z.string() });
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const PDF = new TextEncoder().encode('%PDF-1.7\n%%EOF');
const EXE = new TextEncoder().encode('MZ this program cannot be run');

let server: TestServer;
const cookies = { leader: '', assistant: '', taster: '', other: '' };
let sample = '';

beforeAll(async () => {
  server = await startTestServer();
  const [own, other] = [await server.foundPanel('files'), await server.foundPanel('others')];
  cookies.leader = await server.cookieOf(own.jefespanel);
  cookies.assistant = await server.cookieOf(own.adjuntos);
  cookies.taster = await server.cookieOf(own.catadores);
  cookies.other = await server.cookieOf(other.jefespanel);
  const made = await server.post('/api/samples', sampleForm({ initialQuantity: 500 }), {
    cookie: cookies.leader,
  });
  sample = Saved.parse(await made.json()).id;
});
afterAll(() => server.close());

type Who = keyof typeof cookies;

const ask = (who: Who, method: string, path: string, body?: BodyInit, type?: string) =>
  fetch(`${server.url}${path}`, {
    method,
    headers: {
      cookie: cookies[who],
      origin: server.url,
      ...(type === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined ? {} : { body }),
  });
const json = (who: Who, method: string, path: string, body: unknown) =>
  ask(who, method, path, JSON.stringify(body), 'application/json');

function formOf(bytes: Uint8Array<ArrayBuffer>, name: string, thumbnail?: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.set('file', new File([bytes], name, { type: 'image/png' }));
  if (thumbnail !== undefined) form.set('thumbnail', new Blob([thumbnail]));
  return form;
}
const attach = (form: FormData, who: Who = 'leader', at = sample) =>
  ask(who, 'POST', `/api/samples/${at}/files`, form);
const problemOf = async (answer: Response) => [answer.status, await answer.json()];

describe('FIL-1 what is attached is known by its content', () => {
  test.each([
    ['an executable that is named a picture', EXE],
    ['a page', new TextEncoder().encode('<!doctype html><script>1</script>')],
    ['a drawing with scripts', new TextEncoder().encode('<svg onload="1"/>')],
  ])('%s is refused', async (_, bytes) =>
    expect(await problemOf(await attach(formOf(bytes, 'photo.png')))).toEqual([
      415,
      { code: 'file-kind-refused', data: {} },
    ]),
  );

  test('an empty one, and one too large', async () => {
    const empty = await attach(formOf(new Uint8Array(), 'a.png'));
    expect(await problemOf(empty)).toEqual([422, { code: 'file-empty', data: {} }]);
    const large = new Uint8Array(FILE_LIMITS.bytes + 1);
    large.set(PNG);
    const refused = [413, { code: 'file-too-large', data: { megabytes: 10 } }];
    expect(await problemOf(await attach(formOf(large, 'a.png')))).toEqual(refused);
    const larger = new Uint8Array(2 * FILE_LIMITS.bytes);
    larger.set(PNG);
    expect(await problemOf(await attach(formOf(larger, 'a.png')))).toEqual(refused);
  });

  test('a PDF that is named a picture is kept as what it is, a path as its last part', async () => {
    const lying = await attach(formOf(PDF, '../../etc/report.png'));
    expect(await lying.json()).toMatchObject({ name: 'report.pdf', kind: 'application/pdf' });
    const quoting = await attach(formOf(PNG, 'a"; filename="evil.exe'));
    const { name } = z.object({ name: z.string() }).parse(await quoting.json());
    expect(name).toMatch(/^[^"/\\]+\.png$/);
  });

  test.each([
    ['{"surplus":1}', 'application/json', 415],
    ['x', 'text/plain', 415],
    ['x', 'multipart/form-data', 415],
    ['x', 'multipart/form-data; boundary=y', 400],
    ['', 'multipart/form-data; boundary=y', 400],
  ])('a body that is no form: %j as %s', async (body, type, status) => {
    const answer = await ask('leader', 'POST', `/api/samples/${sample}/files`, body, type);
    expect(answer.status).toBe(status);
  });

  test('a form with no file, two files, or something beside', async () => {
    const two = formOf(PNG, 'a.png');
    two.append('file', new File([PNG], 'b.png'));
    const beside = formOf(PNG, 'a.png');
    beside.set('panel', 'another');
    const text = new FormData();
    text.set('file', 'only text');
    for (const form of [new FormData(), two, beside, text])
      expect((await attach(form)).status).toBe(400);
  });
});

test('FIL-6 a file that is sent again is the one that is there; another of its name or of its content is not', async () => {
  const more = Uint8Array.from([...PNG, 4]);
  const first = await (await attach(formOf(PNG, 'again.png'))).json();
  const entries = () => ask('leader', 'GET', `/api/history/sample/${sample}`);
  const before: unknown = await (await entries()).json();
  expect(await (await attach(formOf(PNG, 'again.png', PNG), 'assistant')).json()).toEqual(first);
  expect(await (await entries()).json()).toEqual(before);
  const others = [formOf(more, 'again.png'), formOf(PNG, 'other.png')];
  const ids = await Promise.all(
    others.map(async (form) => Saved.parse(await (await attach(form)).json()).id),
  );
  expect(new Set([...ids, Saved.parse(first).id]).size).toBe(3);
});

describe('FIL-4 FIL-15 a file is saved, never run', () => {
  test('it comes back byte for byte under strict headers, with its thumbnail', async () => {
    const kept = Saved.parse(await (await attach(formOf(PNG, 'señal 1.png', PNG))).json());
    const address = `/api/samples/${sample}/files/${kept.id}`;
    const answer = await ask('assistant', 'GET', address);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PNG);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="se_al_1.png"; filename*=UTF-8''se%C3%B1al%201.png`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const small = await ask('leader', 'GET', `${address}/thumbnail`);
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/png']);
    for (const who of ['other', 'taster'] as const)
      for (const [method, path] of [
        ['GET', address],
        ['GET', `${address}/thumbnail`],
        ['DELETE', address],
      ] as const) {
        const refused = await json(who, method === 'GET' ? 'DELETE' : method, path, {});
        expect(refused.status).toBe(who === 'other' ? 404 : path === address ? 403 : 404);
        if (method === 'GET')
          expect((await ask(who, 'GET', path)).status).toBe(who === 'other' ? 404 : 403);
      }
    expect((await attach(formOf(PNG, 'a.png'), 'other')).status).toBe(404);
    expect((await attach(formOf(PNG, 'a.png'), 'taster')).status).toBe(403);
    expect((await json('assistant', 'DELETE', address, {})).status).toBe(200);
    expect((await ask('leader', 'GET', address)).status).toBe(404);
  });

  test('the trail keeps name, size and digest of what came and went', async () => {
    const trail = await ask('leader', 'GET', `/api/history/sample/${sample}`);
    const rows = z
      .array(z.object({ command: z.string(), before: z.unknown(), after: z.unknown() }))
      .parse(await trail.json());
    const gone = rows.find(({ command }) => command === 'delete-file');
    expect(gone?.before).toMatchObject({ name: 'señal 1.png', bytes: PNG.length });
    expect(rows.some(({ command }) => command === 'attach-file')).toBe(true);
  });
});

describe('FIL-5 FIL-16 FIL-17 the panel has an image', () => {
  const put = (form: FormData, who: Who = 'leader') => ask(who, 'PUT', '/api/panel/image', form);

  test('a picture of a small size alone; replaced, shown and deleted by the desk', async () => {
    expect((await ask('leader', 'GET', '/api/panel/image')).status).toBe(204);
    expect((await put(formOf(PDF, 'logo.png'))).status).toBe(415);
    const large = new Uint8Array(FILE_LIMITS.panelImageBytes + 1);
    large.set(PNG);
    expect((await put(formOf(large, 'logo.png'))).status).toBe(413);
    expect((await put(formOf(PNG, 'logo.png'), 'taster')).status).toBe(403);
    expect((await put(formOf(PNG, 'logo.png'))).status).toBe(200);
    expect((await put(formOf(PNG, 'logo.png'), 'assistant')).status).toBe(200);
    expect((await ask('assistant', 'GET', '/api/panel/image')).status).toBe(200);
    expect((await ask('other', 'GET', '/api/panel/image')).status).toBe(204);
    expect((await json('other', 'DELETE', '/api/panel/image', {})).status).toBe(404);
    expect((await json('leader', 'DELETE', '/api/panel/image', {})).status).toBe(200);
    const none = await ask('leader', 'GET', '/api/panel/image');
    expect([none.status, await none.text()]).toEqual([204, '']);
  });
});

describe('SAM-3, SAM-9, SAM-4 SAM-11 quantity and state', () => {
  test('are corrected by the desk with a reason, out of reach of others', async () => {
    const path = `/api/samples/${sample}/movements`;
    const body = { seen: 500, quantity: 470, reason: 'spilt' };
    expect((await json('taster', 'POST', path, body)).status).toBe(403);
    expect((await json('other', 'POST', path, body)).status).toBe(404);
    for (const bad of [{ reason: ' ' }, { quantity: -1 }, { quantity: 'x' }, { surplus: 1 }])
      expect((await json('leader', 'POST', path, { ...body, ...bad })).status).toBe(422);
    const corrected = await json('assistant', 'POST', path, body);
    expect(await corrected.json()).toMatchObject({ currentQuantity: 470, revision: 1 });
    expect((await json('leader', 'POST', path, body)).status).toBe(409);
    const movements = await ask('leader', 'GET', path);
    expect(await movements.json()).toMatchObject([
      { kind: 'correction', millilitres: -30, reason: 'spilt' },
      { kind: 'received', millilitres: 500 },
    ]);
    const state = { active: false, validated: false, reason: 'used up', revision: 1 };
    const turn = (who: Who, change: object = {}) =>
      json(who, 'PUT', `/api/samples/${sample}/state`, { ...state, ...change });
    expect((await turn('taster')).status).toBe(403);
    expect((await turn('other')).status).toBe(404);
    expect((await turn('leader', { validated: true })).status).toBe(409);
    expect(await (await turn('leader')).json()).toMatchObject({ active: false, revision: 2 });
    expect(await problemOf(await turn('leader', { active: true }))).toMatchObject([
      409,
      { code: 'changed-meanwhile' },
    ]);
  });
});
