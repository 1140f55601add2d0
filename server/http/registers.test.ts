import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { z } from 'zod';
import { planName } from '../../domain/documents/document-names.ts';
import { createPlan, putEntry, setInvited } from '../../domain/documents/session.document.ts';
import { tasterForm } from '../../domain/tasters/testing/taster-row.ts';
import { planFields } from '../../domain/testing/plans.ts';
import { type PanelId, parseSampleId, parseTasterId } from '../../domain/words/ids.ts';
import { newEntryId, tastingCode } from '../database/contract/facts.ts';
import { insertDocuments } from '../database/documents/create-document-store.ts';
import { insertGlasses } from '../database/sessions/glasses.ts';
import { createSession } from '../database/sessions/sessions.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const Rows = z.object({
  total: z.number(),
  rows: z.array(z.looseObject({ id: z.string(), code: z.string(), revision: z.number() })),
});
const Trail = z.object({
  total: z.number(),
  commands: z.array(z.string()),
  rows: z.array(z.object({ command: z.string(), name: z.string() })),
});

let server: TestServer;
let cookie = '';
let assistant = '';
let own: PanelId;
beforeAll(async () => {
  server = await startTestServer();
  const panel = await server.foundPanel('registers');
  own = panel.panel;
  cookie = await server.cookieOf(panel.jefespanel);
  assistant = await server.cookieOf(panel.adjuntos);
});
afterAll(() => server.close());

const send = async (method: string, path: string, body: unknown = null, as = cookie) => {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin: server.url, cookie: as },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const value: unknown = path.includes('.csv') ? text : JSON.parse(text);
  return { status: answer.status, value };
};
const list = async (path: string) => Rows.parse((await send('GET', path)).value);

describe('LST-4 LST-22 a file is taken into a register, all of it or nothing', () => {
  const good = 'code;first_name;last_name;email\nT10;Ana;Vera;ana@panel.test\nT11;Bea;Sol;\n';

  test('a preview takes nothing', async () => {
    const answer = await send('POST', '/api/tasters/import', { csv: good, isPreview: true });
    expect(answer).toMatchObject({ status: 200, value: { problems: [], taken: 0 } });
    expect((await list('/api/tasters?search=T10')).total).toBe(0);
  });

  test('a good file is taken, with an entry of the trail for each record', async () => {
    const answer = await send('POST', '/api/tasters/import', { csv: good, isPreview: false });
    expect(answer).toMatchObject({ value: { taken: 2 } });
    const { rows } = await list('/api/tasters?search=T1');
    const id = rows.find(({ code }) => code === 'T10')?.id;
    expect(await send('GET', `/api/history/taster/${id}`, null, assistant)).toMatchObject({
      value: [{ command: 'import-taster' }],
    });
  });

  test('one bad line, or a code that is there already, and nothing of it is taken', async () => {
    const bad = 'code,first_name,email\nt10,Ana,\nT12,,x\nT13,Eva,\n';
    const answer = await send('POST', '/api/tasters/import', { csv: bad, isPreview: false });
    expect(answer).toMatchObject({
      value: {
        taken: 0,
        problems: [
          { line: 2, column: 'code', code: 'taken' },
          { line: 3, column: 'first_name', code: 'missing' },
          { line: 3, column: 'email', code: 'email' },
        ],
      },
    });
    expect((await list('/api/tasters?search=T13')).total).toBe(0);
  });

  test('every line that stops a file is named, however many there are', async () => {
    const lines = Array.from({ length: 300 }, (_, at) => `L-${at},x`);
    const csv = ['code,initial_quantity', ...lines].join('\n');
    const answer = await send('POST', '/api/samples/import', { csv, isPreview: true });
    const { problems } = z
      .object({ problems: z.array(z.object({ line: z.int() })) })
      .parse(answer.value);
    expect(problems.map(({ line }) => line)).toEqual(lines.map((_, at) => at + 2));
  });

  test.each([
    ['samples', ['code']],
    ['tasters', ['code', 'first_name']],
  ])(
    'LST-4 a file of %s without the columns that are needed says which, and takes nothing',
    async (register, needed) => {
      const path = `/api/${register}/import`;
      for (const csv of ['hello\nworld\n', 'additional_info\nx\ny\n', ''])
        for (const isPreview of [true, false])
          expect(await send('POST', path, { csv, isPreview }), csv).toMatchObject({
            status: 200,
            value: {
              taken: 0,
              problems: needed.map((column) => ({ line: 1, column, code: 'column-missing' })),
            },
          });
    },
  );

  test('LST-13 LST-22 a row with a comma too many takes nothing, and the preview is what was read', async () => {
    const path = '/api/samples/import';
    const bad = 'code,reception_date,initial_quantity\nW-1,2026-11-20,250,5\nW-2,2026-11-20,250\n';
    expect(await send('POST', path, { csv: bad, isPreview: false })).toMatchObject({
      value: { taken: 0, problems: [{ line: 2, code: 'more-cells' }] },
    });
    const good = 'code;initial_quantity;reference\nW\u00a01\u200b;250,5;no\n';
    expect(await send('POST', path, { csv: good, isPreview: true })).toMatchObject({
      value: {
        columns: ['code', 'initialQuantity', 'reference'],
        rows: [['W 1', 250.5, false]],
        problems: [],
      },
    });
  });

  test('LST-25 a file is read with the day first where the page says so, and a day with two readings takes nothing elsewhere', async () => {
    const path = '/api/samples/import';
    const csv = 'code,reception_date\nWRITTEN,3/4/2026\n';
    expect(await send('POST', path, { csv, isPreview: false })).toMatchObject({
      value: { taken: 0, problems: [{ line: 2, code: 'ambiguous-day', value: '3/4/2026' }] },
    });
    expect(await send('POST', path, { csv, isPreview: false, isDayFirst: true })).toMatchObject({
      value: { taken: 1, rows: [['WRITTEN', '2026-04-03']], problems: [] },
    });
  });

  test('REG-2 a file whose code looks like one of the register takes nothing', async () => {
    const path = '/api/samples/import';
    await send('POST', path, { csv: 'code\nAlike 1\n', isPreview: false });
    const csv = 'code\nALIKE\u00a0\u00a01\u200b\n';
    expect(await send('POST', path, { csv, isPreview: false })).toMatchObject({
      value: { taken: 0, problems: [{ line: 2, column: 'code', code: 'taken', value: 'ALIKE 1' }] },
    });
  });

  test('a reference material needs its scope in a file too', async () => {
    const csv = 'code,reference,reference_scope\nR-1,yes,\n';
    expect(await send('POST', '/api/samples/import', { csv, isPreview: false })).toMatchObject({
      value: { taken: 0, problems: [{ line: 2, column: 'reference_scope', code: 'missing' }] },
    });
  });
});

describe('REG-8 what sessions depend on is not deleted', () => {
  test('a sample and a taster that were served stay; others go, and the trail keeps them', async () => {
    const csv = 'code\nD-1\nD-2\n';
    await send('POST', '/api/samples/import', { csv, isPreview: false });
    const samples = (await list('/api/samples?search=D-&sort=code&direction=ascending')).rows;
    const tasters = (await list('/api/tasters?search=T1&sort=code&direction=ascending')).rows;
    const [sample, taster] = [
      parseSampleId(samples[0]?.id ?? ''),
      parseTasterId(tasters.find(({ code }) => code === 'T10')?.id ?? ''),
    ];
    if (sample === null || taster === null) throw new Error('not there');
    await server.database.inPanel(own, async (scope) => {
      const session = await createSession(scope, {
        date: '2026-11-27',
        training: false,
        by: 'Eva',
      });
      const code = tastingCode('417');
      const glass = { taster, sample, code, entry: newEntryId(), replicate: 1, position: 1 };
      await insertGlasses(scope, session, [{ ...glass, replicate: 1 }]);
    });
    expect(await send('GET', `/api/tasters/${taster}/attendance`, null, assistant)).toEqual({
      status: 200,
      value: [{ session: 1, date: '2026-11-27', training: false, glasses: 1, sealed: 0 }],
    });
    expect(await send('DELETE', `/api/samples/${sample}`, { revision: 1 })).toMatchObject({
      status: 409,
      value: { code: 'results-depend', data: { sessions: ['1'] } },
    });
    expect(await send('DELETE', `/api/tasters/${taster}`, { revision: 1 })).toMatchObject({
      value: { code: 'results-depend' },
    });
    const free = `/api/samples/${samples[1]?.id}`;
    expect(await send('DELETE', free, { revision: 7 })).toMatchObject({
      value: { code: 'changed-meanwhile' },
    });
    expect((await send('DELETE', free, { revision: 1 })).status).toBe(200);
    expect((await send('GET', free)).status).toBe(404);
    expect(await send('GET', `/api/history/sample/${samples[1]?.id}`)).toMatchObject({
      value: [{ command: 'delete-sample', before: { code: 'D-2' } }, {}],
    });
  });

  test('a plan that was never shown holds its samples and tasters too', async () => {
    await send('POST', '/api/samples/import', {
      csv: 'code,reception_date\nP-1,2026-11-01\n',
      isPreview: false,
    });
    const sample = parseSampleId((await list('/api/samples?search=P-1')).rows[0]?.id ?? '');
    const taster = parseTasterId((await list('/api/tasters?search=T11')).rows[0]?.id ?? '');
    if (sample === null || taster === null) throw new Error('no ids');
    const session = await server.database.inPanel(own, async (scope) => {
      const date = '2026-11-21';
      const number = await createSession(scope, { date, training: false, by: 'Carmen' });
      const doc = new Y.Doc();
      createPlan(doc, 'b', planFields({ date, sheet: 'complete' }));
      putEntry(doc, { id: newEntryId(), sample, replicate: 1, rank: 1 });
      setInvited(doc, taster, true);
      const name = planName({ panel: own, session: number });
      const state = Y.encodeStateAsUpdate(doc);
      await insertDocuments(scope.trx, [{ name, birth: 'b', state }]);
      return number;
    });
    const refused = {
      value: { code: 'results-depend', data: { sessions: [String(session)] } },
    };
    for (const path of [`/api/samples/${sample}`, `/api/tasters/${taster}`])
      expect(await send('DELETE', path, { revision: 1 })).toMatchObject(refused);
  });

  test('ACC-76 a taster who is deleted takes the account along', async () => {
    const form = tasterForm({ code: 'T99', firstName: 'Ines', lastName: 'Mar' });
    const made = await send('POST', '/api/tasters', form);
    const { id } = z.object({ id: z.string() }).parse(made.value);
    await server.choosePassword(
      await send('POST', '/api/accounts', {
        role: 'catadores',
        taster: id,
        username: 'ines.mar',
        email: '',
      }),
    );
    const hers = await server.cookieOf('ines.mar');
    expect((await send('DELETE', `/api/tasters/${id}`, { revision: 1 })).status).toBe(200);
    expect((await send('GET', '/api/me', null, hers)).status).toBe(401);
  });
});

describe('AUD-4 the trail is listed, narrowed and exported', () => {
  test('by words, by act and by days', async () => {
    const all = Trail.parse((await send('GET', '/api/audit?size=100')).value);
    expect(all.total).toBeGreaterThan(5);
    expect(all.commands).toContain('import-taster');
    const some = Trail.parse((await send('GET', '/api/audit?command=import-taster')).value);
    expect(new Set(some.rows.map(({ command }) => command))).toEqual(new Set(['import-taster']));
    const today = new Date().toISOString().slice(0, 10);
    const none = Trail.parse((await send('GET', '/api/audit?to=2020-01-01')).value);
    expect(none.total).toBe(0);
    const now = Trail.parse((await send('GET', `/api/audit?from=${today}&to=${today}`)).value);
    expect(now.total).toBe(all.total);
    const words = Trail.parse((await send('GET', '/api/audit?search=Ines')).value);
    expect(words.rows.map(({ command }) => command)).toEqual([
      'delete-taster',
      'reset-password',
      'hand-over-link',
      'open-account',
      'register-taster',
    ]);
  });

  test('AUD-42 as a file of the same entries, for leaders alone', async () => {
    const { value } = await send('GET', '/api/audit.csv?command=delete-sample');
    expect(String(value).trim().split('\r\n')).toHaveLength(2);
    expect((await send('GET', '/api/audit.csv', null, assistant)).status).toBe(403);
    // AUD-13: the entry names the sample by its code, not only by its id.
    await send('POST', '/api/samples/import', { csv: 'code\nS-NAMED\n', isPreview: false });
    const named = String((await send('GET', '/api/audit.csv?command=import-sample')).value);
    const [heads = '', newest = ''] = named.trim().split('\r\n');
    expect(heads.split(',').slice(5, 8)).toEqual(['command', 'names', 'data']);
    expect(newest).toContain(',import-sample,S-NAMED,');
  });
});

describe('PAN-1 the panel’s own data', () => {
  test('PAN-2 are changed at the revision they were read at, the accredited revision of the norm among them', async () => {
    const { value } = await send('GET', '/api/panel');
    const { code: _code, ...panel } = z.looseObject({ code: z.string() }).parse(value);
    const changed = {
      ...panel,
      city: 'Baeza',
      email: 'panel@baeza.test',
      normRevision: 'Rev. 9',
    };
    expect(await send('PUT', '/api/panel', changed)).toMatchObject({ value: { city: 'Baeza' } });
    expect(panel).toMatchObject({ normRevision: '' });
    expect(await send('GET', '/api/panel')).toMatchObject({ value: { normRevision: 'Rev. 9' } });
    expect(await send('PUT', '/api/panel', changed)).toMatchObject({
      value: { code: 'changed-meanwhile' },
    });
    expect(await send('PUT', '/api/panel', { ...changed, email: 'x' })).toMatchObject({
      status: 422,
    });
  });

  test('ZON-8 ZON-9 a leader says of which time zone they are; no other and nothing unknown, it is told in the trail and to who is signed in, and no month of quality gets another digest', async () => {
    const { code: _code, ...panel } = z
      .looseObject({ code: z.string() })
      .parse((await send('GET', '/api/panel')).value);
    const months = async () => (await send('GET', '/api/quality/months')).value;
    const before = await months();
    const moved = { ...panel, timeZone: 'Pacific/Auckland' };
    expect(panel).toMatchObject({ timeZone: 'UTC' });
    for (const timeZone of ['', 'Mars/Base', '+13:00'])
      expect(await send('PUT', '/api/panel', { ...panel, timeZone })).toMatchObject({
        status: 422,
      });
    expect((await send('PUT', '/api/panel', moved, assistant)).status).toBe(403);
    expect(await send('PUT', '/api/panel', moved)).toMatchObject({
      value: { timeZone: 'Pacific/Auckland' },
    });
    expect(await send('GET', '/api/me', null, assistant)).toMatchObject({
      value: { panel: { timeZone: 'Pacific/Auckland' } },
    });
    expect(await send('GET', '/api/audit?command=change-panel')).toMatchObject({
      value: {
        rows: [{ before: { timeZone: 'UTC' }, after: { timeZone: 'Pacific/Auckland' } }, {}],
      },
    });
    expect(await months()).toEqual(before);
  });
});
