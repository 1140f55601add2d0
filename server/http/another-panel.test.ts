import { afterAll, beforeAll, expect, test } from 'vitest';
import { RIGHTS_OF_ROUTES } from '../../domain/api/testing/expected-rights.ts';
import { sampleForm } from '../../domain/samples/testing/sample-row.ts';
import { tasterForm } from '../../domain/tasters/testing/taster-row.ts';
import {
  pictureForm,
  type RegisteredPanel,
  registeredPanel,
  sheetCopyForm,
} from './testing/registered-panel.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let own: RegisteredPanel;
let stranger = '';
let strangeTaster = '';

beforeAll(async () => {
  server = await startTestServer();
  own = await registeredPanel(server, 'own');
  const other = await server.foundPanel('other');
  stranger = await server.cookieOf(other.jefespanel);
  strangeTaster = await server.cookieOf(other.catadores);
});
afterAll(() => server.close());

const sample = (rest = '') => `/api/samples/${own.sample}${rest}`;
const taster = (rest = '') => `/api/tasters/${own.taster}${rest}`;
const session = (rest = '') => `/api/sessions/${own.session}${rest}`;

/**
 * Every route with an id in its path. Each has the path of a record of the panel, and a body that
 * the panel's own leader could send.
 */
const NAMING: readonly (readonly [route: string, path: () => string, body?: unknown])[] = [
  ['GET /api/samples/:id', () => sample()],
  ['PUT /api/samples/:id', () => sample(), sampleForm({ code: 'S-2', revision: 1 })],
  ['DELETE /api/samples/:id', () => sample(), { revision: 1 }],
  [
    'PUT /api/samples/:id/state',
    () => sample('/state'),
    { active: false, validated: false, reason: 'used up', revision: 1 },
  ],
  ['GET /api/samples/:id/movements', () => sample('/movements')],
  [
    'POST /api/samples/:id/movements',
    () => sample('/movements'),
    { seen: 500, quantity: 400, reason: 'spilt' },
  ],
  ['GET /api/samples/:id/results', () => sample('/results')],
  ['GET /api/samples/:id/files', () => sample('/files')],
  ['POST /api/samples/:id/files', () => sample('/files'), pictureForm()],
  ['GET /api/samples/:id/files/:file', () => sample(`/files/${own.file}`)],
  ['GET /api/samples/:id/files/:file/thumbnail', () => sample(`/files/${own.file}/thumbnail`)],
  ['DELETE /api/samples/:id/files/:file', () => sample(`/files/${own.file}`), {}],
  ['GET /api/tasters/:id', () => taster()],
  ['PUT /api/tasters/:id', () => taster(), tasterForm({ lastName: 'Other', revision: 1 })],
  ['DELETE /api/tasters/:id', () => taster(), { revision: 1 }],
  ['GET /api/tasters/:id/attendance', () => taster('/attendance')],
  ['GET /api/tasters/:id/status', () => taster('/status')],
  ['GET /api/sessions/:session', () => session()],
  ['GET /api/sessions/:session/criteria', () => session('/criteria')],
  ['GET /api/sessions/:session/sheets', () => session('/sheets')],
  ['GET /api/sessions/:session/sheet', () => session(`/sheet?taster=${own.taster}&code=417`)],
  ['GET /api/sessions/:session/report/:sample', () => session(`/report/${own.sample}`)],
  ['GET /api/reports/:number', () => `/api/reports/${own.report}`],
  ['GET /api/sessions/:session/marks_long.csv', () => session('/marks_long.csv')],
  ['GET /api/sessions/:session/points_long.csv', () => session('/points_long.csv')],
  [
    'POST /api/quality/notes/:note/strike',
    () => `/api/quality/notes/${own.note}/strike`,
    { reason: 'wrong point' },
  ],
  ['GET /api/sheets/:sheet', () => `/api/sheets/${own.sheet}`],
  [
    'PUT /api/sheets/:sheet',
    () => `/api/sheets/${own.sheet}`,
    { revision: 1, draft: sheetCopyForm.draft },
  ],
  ['DELETE /api/sheets/:sheet', () => `/api/sheets/${own.sheet}`, { revision: 1 }],
  ['GET /api/sheet-definitions/:id', () => `/api/sheet-definitions/own-${own.sheet}-1`],
  ['POST /api/sheets/:sheet/versions', () => `/api/sheets/${own.sheet}/versions`, { revision: 1 }],
  [
    'PUT /api/sheets/:sheet/versions/:version',
    () => `/api/sheets/${own.sheet}/versions/1`,
    { retired: true },
  ],
  ['POST /api/watch-keys/:key/revoke', () => `/api/watch-keys/${own.watchKey}/revoke`, {}],
  [
    'PUT /api/accounts/:user',
    () => `/api/accounts/${own.user}`,
    { name: 'x', email: '', enabled: false },
  ],
  ['POST /api/accounts/:user/invitation', () => `/api/accounts/${own.user}/invitation`, {}],
  [
    'POST /api/accounts/:user/second-factor/clear',
    () => `/api/accounts/${own.user}/second-factor/clear`,
    { reason: 'lost' },
  ],
  [
    'DELETE /api/second-factor/passkeys/:passkey',
    () => `/api/second-factor/passkeys/${own.device}`,
    {},
  ],
  [
    'POST /api/access/devices/:device/sign-out',
    () => `/api/access/devices/${own.device}/sign-out`,
    {},
  ],
];

async function ask(route: string, path: string, body: unknown, cookie: string) {
  const [method = ''] = route.split(' ');
  const type = body instanceof FormData ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { origin: server.url, cookie, ...type },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  return [answer.status, await answer.text()] as const;
}

for (const [route, path, body] of NAMING)
  test(`ISO-1 ${route}: the leader of another panel finds nothing`, async () => {
    const [status, text] = await ask(route, path(), body, stranger);
    expect([status, text]).toEqual([404, '{"code":"not-found","data":{}}']);
  });

test('ISO-1 the history of what another panel has is that of what nobody has', async () => {
  for (const kind of ['sample', 'taster', 'session', 'account'])
    for (const id of [own.sample, own.taster, own.session, own.user])
      expect(await ask('GET', `/api/history/${kind}/${id}`, undefined, stranger)).toEqual([
        200,
        '[]',
      ]);
});

test('ISO-1 a taster of another panel finds no session to see beside the panel', async () => {
  const route = 'GET /api/evaluations/:session/figures';
  const path = `/api/evaluations/${own.session}/figures`;
  const [status, text] = await ask(route, path, undefined, strangeTaster);
  // QUA-32: the same answer as for a session of the own panel that is not released.
  expect([status, text]).toEqual([409, '{"code":"own-figures-closed","data":{}}']);
});

test('ISO-1 nothing of it was touched, and to its own leader each of these is there', async () => {
  expect(await (await own.ask('GET', sample())).json()).toMatchObject({
    code: 'S-1',
    active: true,
    currentQuantity: 500,
    revision: 1,
  });
  expect(await (await own.ask('GET', taster())).json()).toMatchObject({ lastName: 'Vera' });
  const files: unknown = await (await own.ask('GET', sample('/files'))).json();
  expect(files).toMatchObject([{ id: own.file }]);
  expect((await own.ask('GET', '/api/panel/image')).status).toBe(200);
  expect(
    (await fetch(`${server.url}/api/me`, { headers: { cookie: own.cookies.assistant } })).status,
  ).toBe(200);
  expect(server.reached).toEqual([]);
  expect(server.invitations).toEqual([]);
  const reads = NAMING.filter(([route]) => route.startsWith('GET '));
  for (const [route, path] of reads)
    expect([route, (await own.ask('GET', path())).status]).toEqual([route, 200]);
});

test('ISO-1 these are all the routes that name something', () => {
  const named = RIGHTS_OF_ROUTES.map(([route]) => route)
    .filter((route) => route.includes(':'))
    .filter((route) => !/commands|history/.test(route));
  // Only tasters may call this route; a test above covers it.
  const ofTasters = ['GET /api/evaluations/:session/figures'];
  expect([...NAMING.map(([route]) => route), ...ofTasters].toSorted()).toEqual(named.toSorted());
});
