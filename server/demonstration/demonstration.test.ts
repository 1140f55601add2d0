import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReferenceValue } from '../../domain/samples/reference-value.ts';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { readSettings } from '../../hono.config.ts';
import { marksCsv } from '../../stats-worker/marks/marks-csv.ts';
import { createMarksReader } from '../../stats-worker/marks/marks-reader.ts';
import {
  type ReferenceMaterial,
  referenceMaterial,
} from '../../stats-worker/quality/assigned-value.ts';
import { historyReport } from '../../stats-worker/reports/history-report.ts';
import { createAccounts } from '../accounts/create-accounts.ts';
import { sessionRule } from '../accounts/session-rule.ts';
import { WITH_ACCOUNTS_MADE } from '../accounts/testing/with-accounts-made.ts';
import { verifyAccounts } from '../audit/verify-accounts.ts';
import { verifyTrail } from '../audit/verify-stored-trail.ts';
import type { Database } from '../database/database.ts';
import { listPanels } from '../database/installation/panels.ts';
import { listDays } from '../database/sessions/days.ts';
import { listOpenCalls } from '../database/sessions/today.ts';
import { listMarks } from '../database/sheets/marks.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { answerRow } from '../export/stream-marks.ts';
import { must } from './must.ts';
import { demonstrationPassword, seedDemonstration } from './seed-demonstration.ts';

const NOW = Date.parse('2026-11-21T10:40:00.000Z');
const databases: Database[] = [];

async function demonstration() {
  const database = await testDatabase(WITH_ACCOUNTS_MADE);
  databases.push(database);
  const log = () => {};
  const secret = 'a secret that is long enough for a test';
  const sessions = { rule: sessionRule(readSettings({})), now: Date.now };
  const quiet = { secure: false, log, sendReset: null };
  const accounts = await createAccounts({ database, secret, sessions, ...quiet });
  const seed = () =>
    seedDemonstration({ database, accounts, now: () => NOW, log, timeZone: 'Europe/Madrid' });
  const seeded = await seed();
  const [panel] = await database.asInstallation(listPanels);
  return { database, seeded, seed, panel: must(panel).id };
}

type Demonstration = Awaited<ReturnType<typeof demonstration>>;
let demo: Demonstration;

beforeAll(async () => {
  demo = await demonstration();
}, 180_000);
afterAll(async () => {
  for (const database of databases) await database.close();
});

async function count(query: string): Promise<unknown> {
  const { rows } = await sql.raw(query).execute(demo.database.db);
  return rows;
}

test('STA-3 the demonstration has 14 tasters, 60 samples and two years of sessions, one of them running', async () => {
  const states = await count(
    'select state, count(*)::int as n from sessions group by 1 order by 1',
  );
  expect(states).toEqual([
    { state: 'closed', n: 1 },
    { state: 'draft', n: 1 },
    { state: 'shown', n: 1 },
    { state: 'validated', n: 44 },
  ]);
  expect(await count('select count(*)::int as n from tasters')).toEqual([{ n: 14 }]);
  expect(await count('select count(*)::int as n from samples')).toEqual([{ n: 60 }]);
  expect(
    await count('select distinct replicate from results where withdrawn_at is null order by 1'),
  ).toEqual([{ replicate: 1 }, { replicate: 2 }]);
  const [{ days }] = must(
    await sql<{ days: number }>`select max(date) - min(date) as days from sessions`
      .execute(demo.database.db)
      .then(({ rows }) => (rows[0] ? ([rows[0]] as const) : null)),
  );
  expect(days).toBeGreaterThan(700);
});

test('TRN-1 a training of the demonstration has a target for every sample it serves, and no other session has one', async () => {
  const sessions = await count(
    `select s.training, count(*)::int as n,
       bool_and((select count(*) from jsonb_object_keys(s.targets))
         = (select count(distinct g.sample) from glasses g where g.panel = s.panel and g.session = s.number)) as whole
       from sessions s where s.state = 'validated' and (s.training or s.targets <> '{}'::jsonb) group by 1`,
  );
  expect(sessions).toEqual([{ training: true, n: 4, whole: true }]);
});

test('STA-3 some sheets of the running session are signed and some are not', async () => {
  const [row] = (
    await sql<{ sealed: number; served: number }>`
      select count(h.code)::int as sealed, count(*)::int as served from glasses g
        join sessions s on s.panel = g.panel and s.number = g.session and s.state = 'shown'
        left join sheets h on h.panel = g.panel and h.session = g.session
          and h.taster = g.taster and h.code = g.code`.execute(demo.database.db)
  ).rows;
  expect(row?.served).toBe(40);
  expect(row?.sealed).toBeGreaterThan(10);
  expect(row?.sealed).toBeLessThan(36);
});

test('STA-3 STA-7 every account is told with its password, one in each role and one for every taster', () => {
  if (!demo.seeded.ok) throw new Error(demo.seeded.code);
  const roles = demo.seeded.value.map(({ role }) => role);
  expect(roles.filter((role) => role === 'catadores')).toHaveLength(14);
  expect(new Set(roles)).toEqual(new Set(['jefespanel', 'adjuntos', 'catadores']));
});

test('STA-7 the password of the demonstration is random for each installation', () => {
  const passwords = Array.from({ length: 20 }, demonstrationPassword);
  expect(new Set(passwords).size).toBeGreaterThan(15);
});

test('RES-1, M-RECORD STA-6 the engine computes from the exported answers what the records hold', async () => {
  const { database } = demo;
  const columns = await marksOf(demo);
  const report = last(
    historyReport({ columns, references: [], settings: defaultPanelSettings(), asOf: null }),
  );
  const { rows: stored } = await sql<{ glass: string; figures: unknown }>`
    select r.session || '|' || p.code || '|' || r.replicate as glass, r.figures
      from results r join samples p on p.panel = r.panel and p.id = r.sample`.execute(database.db);
  expect(stored.length).toBeGreaterThan(150);
  const computed = new Map(
    report.results.map(({ session, sample, replicate, ...assessment }) => [
      `${session}|${sample}|${replicate}`,
      assessment,
    ]),
  );
  for (const { glass, figures } of stored)
    expect([glass, JSON.parse(JSON.stringify(computed.get(glass)))]).toEqual([glass, figures]);
});

test('STA-3 STA-5 one pair lies in two sessions and is accepted, another is rejected and settled by its further analyses', async () => {
  const { rows } = await sql<{ state: string; pairs: readonly Pair[] }>`
    select v.state, v.pairs from sample_verdicts v`.execute(demo.database.db);
  const across = rows.filter(({ pairs }) =>
    pairs.some(({ session1, session2 }) => session1 !== session2),
  );
  const told = across.map(({ state, pairs }) => [state, ...pairs.map(({ accepted }) => accepted)]);
  expect(told.toSorted((a, b) => a.length - b.length)).toEqual([
    ['final', true],
    ['final', false, true],
  ]);
});

test('STA-3 STA-5 of most tasters it is known whether they are competent', async () => {
  const columns = await marksOf(demo);
  const references = await registered();
  const report = last(
    historyReport({ columns, references, settings: defaultPanelSettings(), asOf: null }),
  );
  const known = Object.values(report.tasters).filter(({ competent }) => competent !== null);
  expect(known.length).toBeGreaterThan(7);
  expect(known.filter(({ competent }) => competent).length).toBeGreaterThan(0);
});

test('AUD-2 AUD-10 STA-6 its trail is whole and in the order of time, and names every record', async () => {
  const { database, panel } = demo;
  const verdict = await database.inPanel(panel, (scope) =>
    verifyTrail({ ...scope, trailKey: database.trailKey }, { heads: [], damaged: [] }),
  );
  expect(verdict).toMatchObject({ since: 1, broken: null });
  const { rows } = await sql`select a.sequence from audit a join audit b
    on b.panel = a.panel and b.sequence = a.sequence + 1 and b.at < a.at`.execute(database.db);
  expect(rows).toEqual([]);
});

test('STA-1 a second demonstration beside the first is refused, and nothing is changed', async () => {
  expect(await demo.seed()).toEqual({ ok: false, code: 'already-set-up', data: {} });
  expect(await count('select count(*)::int as n from panels')).toEqual([{ n: 1 }]);
});

test('STA-3 STA-4 the same day gives the same demonstration', async () => {
  const again = await demonstration();
  const print = async ({ database, panel }: Demonstration): Promise<string> => {
    const rows = await database.inPanel(panel, (scope) => listMarks(scope, null));
    return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  };
  expect(await print(again)).toBe(await print(demo));
}, 180_000);

/** The reference materials of the register. */
const registered = async (): Promise<readonly ReferenceMaterial[]> => {
  const { rows } = await sql<{ code: string; values: readonly ReferenceValue[] }>`
    select code, reference_values as values from samples where reference`.execute(demo.database.db);
  return rows.map(({ code, values }) => referenceMaterial(code, values));
};

type Pair = { readonly session1: number; readonly session2: number; readonly accepted: boolean };

/** The marks as they are exported and read again. */
async function marksOf({ database, panel }: Demonstration) {
  const rows = await database.inPanel(panel, (scope) => listMarks(scope, null));
  const reader = createMarksReader();
  for (const line of marksCsv(rows.map(answerRow))) reader.push(new TextEncoder().encode(line));
  const read = reader.end();
  if (!read.ok) throw new Error(JSON.stringify(read));
  return read.value.columns;
}

function last<Value>(steps: Generator<number, Value>): Value {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

test('STA-3 SES-16 its days are accepted but the three that wait: one is tasted, one closed, one validated', async () => {
  const { rows } = await demo.database.inPanel(demo.panel, (scope) =>
    listDays(scope, { state: 'open' }),
  );
  expect(rows.map(({ sessions }) => sessions.map(({ state }) => state))).toEqual([
    ['shown'],
    ['closed'],
    ['validated'],
  ]);
});

test('STA-3 TDY-1 the call of the demonstration stands where real calls stand', async () => {
  const calls = await demo.database.inPanel(demo.panel, listOpenCalls);
  expect(calls).toMatchObject([{ call: { reason: 'help' } }]);
});

test('STA-3 BAK-56 the accounts of the demonstration are told in the trail as those that a leader opens', async () => {
  const wrong = await demo.database.asInstallation((trx) => verifyAccounts(trx, demo.panel));
  expect(wrong).toEqual([]);
  expect(
    await count(`select u.role, count(*)::int as n from "user" u
      join audit a on a.data ->> 'account' = u.id::text and a.command = 'open-account'
        and a.after ->> 'username' = u.username and a.after ->> 'role' = u.role
      group by 1 order by 1`),
  ).toEqual([
    { role: 'adjuntos', n: 1 },
    { role: 'catadores', n: 14 },
  ]);
});
