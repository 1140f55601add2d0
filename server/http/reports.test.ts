import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonical } from '../../domain/files/canonical.ts';
import { verifiedReportSchema } from '../../domain/reports/report-answers.ts';
import { digestOf } from '../../domain/reports/report-digest.ts';
import { reportRecord } from '../../domain/reports/testing/example-report.ts';
import { parseSampleId, type SampleId } from '../../domain/words/ids.ts';
import { type RegisteredPanel, registeredPanel } from './testing/registered-panel.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let panel: RegisteredPanel;
beforeAll(async () => {
  server = await startTestServer();
  panel = await registeredPanel(server, 'reports');
});
afterAll(() => server.close());

const record = () => panel.reported;
const VERIFY = '/api/reports/verify';
const ask = (body: unknown) =>
  fetch(`${server.url}${VERIFY}`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('RPT-8 who has number and digest is told what the report states of the class and how it stands, without an account', async () => {
  const answer = await ask({ number: panel.report, digest: digestOf(record()) });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { found } = (await answer.json()) as { found: unknown };
  expect(verifiedReportSchema.parse(found)).toEqual({
    number: panel.report,
    panel: record().panel.name,
    sample: 'S-26-0409',
    class: 'VOO',
    medal: null,
    issuedAt: record().issuedAt,
    replacedBy: null,
    validationReason: null,
    decisionReason: null,
    leftOut: [],
    // Its session is not validated in the records of this panel.
    standing: 'outdated',
  });
});

test('RPT-8, RPT-25 an unknown digest, another number and a report of another panel are answered alike; what is none is refused', async () => {
  const other = await registeredPanel(server, 'reports-elsewhere');
  await insertReport(other, reportRecord({ number: '2019-0001' }));
  const digest = digestOf(record());
  const unknown = await ask({ number: panel.report, digest: randomBytes(32).toString('hex') });
  const said = [unknown.status, await unknown.text()];
  expect(said).toEqual([200, '{"found":null}']);
  for (const code of [
    { number: '2019-0001', digest },
    { number: '2020-0043', digest },
    { number: panel.report, digest: digestOf(reportRecord({ number: '2019-0001' })) },
  ]) {
    const answer = await ask(code);
    expect([answer.status, await answer.text()]).toEqual(said);
  }
  for (const body of [{}, { number: panel.report }, { number: panel.report, digest: 'x' }])
    expect((await ask(body)).status).toBe(422);
  // The desk of another panel cannot read the report, and does not have it in its list.
  const list = await (await other.ask('GET', '/api/reports')).text();
  expect(list).not.toContain(digest);
});

test('LIM-5, RPT-8, RPT-30 whoever asks without an account is held back like any stranger', async () => {
  const few = { rate: 0.001, burst: 3 };
  const bounded = await startTestServer({ limits: { strangers: few } });
  const body = JSON.stringify({ number: '2026-0001', digest: 'a'.repeat(64) });
  const headers = { origin: bounded.url, 'content-type': 'application/json' };
  const statuses: number[] = [];
  for (let asked = 0; asked < 4; asked += 1) {
    const answer = await fetch(`${bounded.url}${VERIFY}`, { method: 'POST', headers, body });
    statuses.push(answer.status);
  }
  await bounded.close();
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('RPT-2, RPT-29 the desk reads reports: the list, one by its number with its text byte for byte, and what there is to report', async () => {
  const one = await panel.ask('GET', `/api/reports/${panel.report}`);
  expect(await one.json()).toMatchObject({
    row: { number: panel.report, customer: 'Los Arcos' },
    standing: 'outdated',
    record: canonical(record()),
  });
  expect((await panel.ask('GET', '/api/reports/2031-0001')).status).toBe(404);
  const of = `/api/sessions/${panel.session}/report`;
  expect(await (await panel.ask('GET', `${of}/${panel.sample}`)).json()).toMatchObject({
    draft: null,
    refusal: { code: 'session-not-validated', session: null },
    reports: [{ number: panel.report }],
  });
  expect((await panel.ask('GET', `${of}/none`)).status).toBe(404);
  expect(await (await panel.ask('GET', '/api/reports?search=Arcos')).json()).toMatchObject({
    total: 1,
  });
});

test('RES-3 ASM-1 ASM-21 ASM-39 a report in the list says why a session that it states was validated against its criteria, whose sheets were left out, and why a person gave its class', async () => {
  const other = await registeredPanel(server, 'reports-against');
  const stated = reportRecord({
    number: '2019-0001',
    deviations: [
      { what: 'condition', session: 1, code: 'room-warm' },
      { what: 'criteria', session: 1, failed: [], by: 'Eva', reason: 'The eighth fell ill.' },
      {
        what: 'class-decided',
        class: 'EVOO',
        by: 'Eva',
        at: '2019-11-27T11:00:00.000Z',
        reason: 'Both pairs were rejected.',
      },
      { what: 'left-out', session: 1, replicate: 1, taster: 'T03', reason: 'wrong glass' },
    ],
  });
  const overridden = {
    validationReason: 'The eighth fell ill.',
    decisionReason: 'Both pairs were rejected.',
    leftOut: [{ taster: 'T03', reason: 'wrong glass' }],
  };
  await insertReport(other, stated);
  const list = await (await other.ask('GET', '/api/reports?sort=number')).json();
  expect(list).toMatchObject({
    rows: [
      { number: other.report, validationReason: null, decisionReason: null, leftOut: [] },
      { number: '2019-0001', ...overridden },
    ],
  });
  // The same answer is given to anybody with the report.
  const verified = await ask({ number: stated.number, digest: digestOf(stated) });
  expect(await verified.json()).toMatchObject({ found: { class: 'VOO', ...overridden } });
});

test('AUD-24 what is told of a report stands in its record: another class in its row is not believed, and an altered record is none', async () => {
  const other = await registeredPanel(server, 'reports-altered');
  const stated = reportRecord({ number: '2019-0001', salt: 'a'.repeat(32) });
  await insertReport(other, stated);
  const code = { number: stated.number, digest: digestOf(stated) };
  const alter = (change: object) =>
    server.database.asOwner(async (trx) => {
      await sql`alter table reports disable trigger user`.execute(trx);
      await trx
        .updateTable('reports')
        .set(change)
        .where('panel', '=', other.panel)
        .where('number', '=', stated.number)
        .execute();
      await sql`alter table reports enable trigger user`.execute(trx);
    });
  await alter({ class: 'LOO' });
  expect(await (await ask(code)).json()).toMatchObject({ found: { class: 'VOO' } });
  await alter({ record: canonical({ ...stated, customer: 'Another' }) });
  expect(await (await ask(code)).json()).toEqual({ found: null });
});

test('AUD-24 RPT-5 that a report was replaced is told by the record of the one that replaces it', async () => {
  const other = await registeredPanel(server, 'reports-replaced');
  const first = reportRecord({ number: '2019-0001', salt: 'b'.repeat(32) });
  await insertReport(other, first);
  const { number, issuedAt } = first;
  const reports = [{ number, issuedAt, digest: digestOf(first) }];
  const second = reportRecord({
    number: '2019-0002',
    replaces: { reports, reason: 'a slip', changes: [] },
  });
  await insertReport(other, second, 2);
  const answer = await ask({ number, digest: digestOf(first) });
  expect(await answer.json()).toMatchObject({
    found: { standing: 'replaced', replacedBy: '2019-0002' },
  });
});

/** Stores a report as if the panel had issued it. */
const insertReport = (of: RegisteredPanel, stated: ReturnType<typeof reportRecord>, place = 1) =>
  server.database.inPanel(of.panel, async ({ trx }) => {
    await trx
      .insertInto('reports')
      .values({
        panel: of.panel,
        number: stated.number,
        year: 2019,
        place,
        session: of.session,
        sample: sampleId(of.sample),
        class: 'EVOO',
        customer: '',
        digest: digestOf(stated),
        record: canonical(stated),
        issuedAt: '2019-11-27T12:00:00.000Z',
        issuedBy: 'Eva',
      })
      .execute();
  });

function sampleId(text: string): SampleId {
  const id = parseSampleId(text);
  if (id === null) throw new Error('no sample');
  return id;
}
