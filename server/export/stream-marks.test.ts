import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPlanField } from '../../domain/documents/session.document.ts';
import type { MarksQuery } from '../../domain/quality/marks-query.ts';
import { createMarksReader } from '../../stats-worker/marks/marks-reader.ts';
import { type Glasses, panelAtWork, there } from '../commands/testing/panel-at-work.ts';
import { serveOneGlass } from '../database/contract/facts.ts';
import { insertSheets, reopenSheet } from '../database/sheets/sheets.ts';
import { sealedSheet } from '../database/testing/sheet-with-marks.ts';
import { startTestServer, type TestServer } from '../http/testing/test-server.ts';
import { streamPanelMarks } from './stream-marks.ts';

let server: TestServer;
let cookie: string;
const sessions: number[] = [];

beforeAll(async () => {
  server = await startTestServer();
  const { panel, adjuntos } = await server.foundPanel('export');
  cookie = await server.cookieOf(adjuntos);
  await server.database.inPanel(panel, async (scope) => {
    for (const [first, second] of [
      [{ fruity: 41, rancid: 0 }, { fruity: 44 }],
      [{ fruity: 12 }, null],
    ] as const) {
      const { session, taster, code } = await serveOneGlass(scope);
      const key = { session, taster, code };
      await insertSheets(scope, [sealedSheet(key, 1, first)]);
      if (second !== null) {
        const why = { at: '2026-11-27T10:00:00Z', by: 'Eva', reason: 'a slip' };
        await reopenSheet(scope, key, { version: 1, ...why });
        const again = sealedSheet(key, 2, second);
        const value = { ...again.value, smelledOnly: true };
        await insertSheets(scope, [{ ...again, value }]);
      }
      sessions.push(session);
    }
  });
});
afterAll(() => server.close());

const ask = (path: string) => fetch(`${server.url}${path}`, { headers: { cookie } });

test('EXP-1, M-SHEET the answers of a session come from its standing sealed sheets, blank where nothing was answered', async () => {
  const answer = await ask(`/api/sessions/${sessions[0]}/marks_long.csv`);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain(
    `session-${sessions[0]}-marks_long.csv`,
  );
  const lines = (await answer.text()).trimEnd().split('\n');
  expect(lines[0]).toBe(
    'session,date,training,sample,replicate,taster,code,position,attribute,mm,qualifier,signed_at,valid,smelled_only,counter_assessment,keyed,session_state,in_period,origin',
  );
  expect(lines).toHaveLength(10);
  expect(lines.find((line) => line.includes(',fruity,'))).toMatch(/,1,fruity,44,green,/);
  expect(lines.find((line) => line.includes(',rancid,'))).toMatch(/,rancid,,,/);
  expect(lines.slice(1).every((line) => line.endsWith(',true,true,false,false,closed,true,'))).toBe(
    true,
  );
});

test('EXP-1 the answers of the whole panel have one header, and the statistics read them', async () => {
  const text = await (await ask('/api/marks_long.csv')).text();
  expect(text.match(/^session,/gm)).toHaveLength(1);
  const reader = createMarksReader();
  reader.push(new TextEncoder().encode(text));
  const read = reader.end();
  if (!read.ok) throw new Error(JSON.stringify(read));
  expect([...read.value.columns.sessions]).toEqual(sessions.map(String));
  expect(
    text.split('\n').filter((line) => line.endsWith(',true,false,false,closed,true,')),
  ).toHaveLength(9);
});

test('XPO-6 of some days, the sessions of those days; what is no day is refused', async () => {
  const lines = async (query: string) =>
    (await (await ask(`/api/marks_long.csv?${query}`)).text()).trimEnd().split('\n').length;
  const all = await lines('');
  expect(all).toBeGreaterThan(1);
  expect(await lines('from=1990-01-01&to=2999-12-31')).toBe(all);
  expect(await lines('from=2999-01-01')).toBe(1);
  expect(await lines('to=1990-01-01')).toBe(1);
  expect((await ask('/api/marks_long.csv?from=2026-13-01')).status).toBe(400);
});

test('XPO-11 XPO-19 what became of a session, and whether it is of the period, stands in every row; what goes with the period comes along', async () => {
  const panel = await panelAtWork(server.database, { tasters: 1, samples: 2 });
  const [oil, other] = [there(panel.sampleIds[0]), there(panel.sampleIds[1])];
  const held = async (date: string, glasses: Glasses) => {
    const session = await panel.shown(glasses, (doc) => setPlanField(doc, 'date', date));
    await panel.sealRows(session);
    return session;
  };
  const done = async (command: string, data: object) =>
    expect(await panel.give(command, data)).toMatchObject({ ok: true });
  const reason = 'A review of the year.';
  const days = ['2026-01-30', '2026-02-10', '2026-02-20', '2026-08-10', '2026-08-20', '2026-08-30'];
  const glasses: readonly Glasses[] = [
    [[oil, 1]],
    [[other, 1]],
    // Together with another oil, so that it gets another code than its replicate 1.
    [
      [other, 1],
      [oil, 2],
    ],
    [[other, 1]],
    [[other, 1]],
    [[other, 1]],
  ];
  for (const [at, date] of days.entries()) {
    const session = await held(date, there(glasses[at]));
    // The last is still being tasted, the one before it is not validated, and the validation of a
    // third is withdrawn.
    if (at < 5) await done('close-session', { session });
    if (at < 4) await done('validate-session', { session, reason });
    if (at === 3) await done('invalidate-session', { session, reason });
  }
  const told = async (days: MarksQuery) => {
    let text = '';
    for await (const piece of await streamPanelMarks(server.database, panel.panel, days))
      text += piece;
    const rows = text.trimEnd().split('\n').slice(1);
    return [...new Set(rows.map((row) => [row.split(',')[1], ...row.split(',').slice(-3)].join()))];
  };
  expect(await told({})).toEqual([
    ...days.slice(0, 3).map((day) => `${day},validated,true,`),
    '2026-08-10,invalidated,true,',
    '2026-08-20,closed,true,',
    '2026-08-30,closed,true,',
  ]);
  // Six months, and before them replicate 1 of a pair that the period would split.
  expect(await told({ from: '2026-07-31', to: '2026-08-29' })).toEqual([
    ...days.slice(0, 3).map((day) => `${day},validated,false,`),
    '2026-08-10,invalidated,true,',
    '2026-08-20,closed,true,',
  ]);
  expect(await told({ from: '2026-08-25' })).toEqual([
    '2026-08-10,invalidated,false,',
    '2026-08-20,closed,false,',
    '2026-08-30,closed,true,',
  ]);
  expect(await told({ to: '2026-02-10' })).toEqual([
    '2026-01-30,validated,true,',
    '2026-02-10,validated,true,',
  ]);
  expect(await told({ from: '2026-08-10', to: '2026-08-09' })).toEqual([]);
});

test('EXP-1 a session that is not there, or of another panel, is not found', async () => {
  const other = await server.foundPanel('elsewhere');
  const theirs = await server.cookieOf(other.jefespanel);
  for (const path of [
    '/api/sessions/999/marks_long.csv',
    `/api/sessions/${sessions[0]}/marks_long.csv`,
  ]) {
    const answer = await fetch(`${server.url}${path}`, { headers: { cookie: theirs } });
    expect(answer.status).toBe(404);
  }
  const empty = await fetch(`${server.url}/api/marks_long.csv`, { headers: { cookie: theirs } });
  expect((await empty.text()).trimEnd().split('\n')).toHaveLength(1);
});
