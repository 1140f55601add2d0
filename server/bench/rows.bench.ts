import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import {
  type PanelId,
  parseSessionCode,
  parseTasterId,
  parseTastingCode,
} from '../../domain/words/ids.ts';
import { NEWEST_METHOD } from '../../domain/words/method-version.ts';
import { startOwnPostgres } from '../../tools/test-postgres.ts';
import { historyOf, listAudit, readAudit } from '../audit/list-audit.ts';
import { foundPanel } from '../database/contract/facts.ts';
import { createDatabase } from '../database/create-database.ts';
import type { Database, PanelScope } from '../database/database.ts';
import { readQualityNames } from '../database/quality/quality-names.ts';
import { listResults } from '../database/results/results.ts';
import { listSamples } from '../database/samples/samples.ts';
import { SERVER_LIMITS } from '../database/server-limits.ts';
import { listDays } from '../database/sessions/days.ts';
import { findGlass } from '../database/sessions/glasses.ts';
import { takenCodes } from '../database/taken-codes.ts';
import { openSessionsOf, performedBy } from '../database/tasters/own-evaluations.ts';
import { extraVirginOf } from '../database/testing/extra-virgin-of.ts';
import { serverPlace } from '../database/testing/server-place.ts';

/**
 * The number of rows of the measured panel. A second panel has a tenth of them, so that row-level
 * security is measured too.
 */
const ROWS = { entries: 1_000_000, samples: 200_000, sessions: 5_000, tasters: 12, glasses: 8 };
const ROUNDS = 200;

/**
 * The duration of one query with the database role of requests, in ms of the clock: median and 99th
 * percentile.
 */
export type RowFigures = { readonly read: string; readonly p50: number; readonly p99: number };

/**
 * Benchmarks the queries of a panel with a million entries in its audit trail and half a million
 * sheets, on PostgreSQL (DAT-47, AUD-17).
 */
export async function benchRows(tell: (words: string) => void): Promise<readonly RowFigures[]> {
  const server = await startOwnPostgres();
  const database = await createDatabase({
    ...serverPlace(await server.freshDatabase()),
    // Filling takes longer than the statement timeout of requests.
    limits: { ...SERVER_LIMITS, statement: 1_800_000 },
  });
  try {
    const panel = await foundPanel(database, 'Bench');
    const other = await foundPanel(database, 'Other');
    await fill(database, panel, 1, tell);
    await fill(database, other, 0.1, tell);
    await sql`vacuum analyze`.execute(database.owner);
    const figures: RowFigures[] = [];
    for (const [read, work] of Object.entries(READINGS)) {
      const found = { read, ...(await measure(database, panel, work)) };
      tell(`${read}: p50 ${found.p50.toFixed(1)} ms, p99 ${found.p99.toFixed(1)} ms`);
      figures.push(found);
    }
    return figures;
  } finally {
    await database.close();
    await server.stop();
  }
}

function there<Value>(value: Value | null): Value {
  if (value === null) throw new Error('not well-formed');
  return value;
}

const idOf = (kind: string, n: number): string =>
  `${kind}0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const READINGS: Readonly<Record<string, (scope: PanelScope, round: number) => Promise<unknown>>> = {
  'history of a session': (scope, round) =>
    historyOf(scope, 'session', String(1 + ((round * 37) % ROWS.sessions)), 'jefespanel'),
  'history of a sample': (scope, round) =>
    historyOf(scope, 'sample', idOf('5', 1 + ((round * 997) % ROWS.samples)), 'jefespanel'),
  'audit, first page': (scope) => listAudit(scope, { page: '1', size: '50' }),
  'audit, a day': (scope) =>
    listAudit(scope, { from: '2026-03-29', to: '2026-03-29', page: '1', size: '50' }),
  'audit, 500 entries of its file': (scope, round) =>
    readAudit(scope, {}, { before: ROWS.entries - round * 500, most: 500 }),
  'tasting days, first page': (scope) => listDays(scope, {}),
  'tasting days, open': (scope) => listDays(scope, { state: 'open', size: '50' }),
  'own evaluations, first page': (scope, round) =>
    performedBy(scope, there(parseTasterId(idOf('7', 1 + (round % ROWS.tasters)))), {
      page: '1',
      size: '20',
    }),
  'own open sessions': (scope, round) =>
    openSessionsOf(scope, there(parseTasterId(idOf('7', 1 + (round % ROWS.tasters))))),
  'fifty samples by code': (scope, round) =>
    takenCodes(
      scope,
      'samples',
      Array.from({ length: 50 }, (_, at) => `s-${1 + ((round * 50 + at) % ROWS.samples)}`),
    ),
  'samples, first page by code': (scope) =>
    listSamples(scope, { sort: 'code', direction: 'ascending' }),
  'results, first page': (scope) => listResults(scope, {}),
  'names of quality': readQualityNames,
  'a glass of a booth by its code': (scope, round) =>
    findGlass(scope, {
      session: there(parseSessionCode(String(1 + ((round * 37) % ROWS.sessions)))),
      taster: there(parseTasterId(idOf('7', 1 + (round % ROWS.tasters)))),
      code: there(parseTastingCode('101')),
    }),
};

async function measure(
  database: Database,
  panel: PanelId,
  work: (scope: PanelScope, round: number) => Promise<unknown>,
) {
  const times: number[] = [];
  for (let round = -10; round < ROUNDS; round += 1) {
    const from = performance.now();
    await database.inPanel(panel, (scope) => work(scope, Math.abs(round)));
    if (round >= 0) times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/**
 * Fills a panel with this share of the rows, as the database owner. Its audit trail is complete
 * except for the digests.
 */
async function fill(
  database: Database,
  panel: PanelId,
  share: number,
  tell: (words: string) => void,
): Promise<void> {
  const of = (rows: number): number => Math.ceil(rows * share);
  const [entries, samples, sessions] = [of(ROWS.entries), of(ROWS.samples), of(ROWS.sessions)];
  const id = (kind: string, n: string) =>
    sql.raw(`('${kind}0000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`);
  const steps: Readonly<Record<string, ReturnType<typeof sql>>> = {
    samples: sql`insert into samples (panel, id, code, reception_date, class, validated)
      select ${panel}::uuid, ${id('5', 'n')}, 'S-' || n, date '2020-01-01' + n % 2400, 'EVOO', true
      from generate_series(1, ${samples}::integer) n`,
    tasters: sql`insert into tasters (panel, id, code, first_name)
      select ${panel}::uuid, ${id('7', 'n')}, 'T' || n, 'Taster ' || n from generate_series(1, ${ROWS.tasters}::integer) n`,
    sessions: sql`insert into sessions (panel, number, date, state, validated_at)
      select ${panel}::uuid, n, date '2016-01-01' + n / 2, case when n > ${sessions - 2}::integer then 'shown' else 'validated' end, now()
      from generate_series(1, ${sessions}::integer) n`,
    glasses: sql`insert into glasses (panel, session, taster, code, entry, sample, replicate, position)
      select ${panel}::uuid, s, ${id('7', 't')}, (100 + g)::text, gen_random_uuid(), ${id('5', `1 + (s * ${ROWS.glasses} + g) % ${samples}`)}, 1, g
      from generate_series(1, ${sessions}::integer) s, generate_series(1, ${ROWS.tasters}::integer) t, generate_series(1, ${ROWS.glasses}::integer) g`,
    sheets: sql`insert into sheets (panel, session, taster, code, version, digest, sealed_at, signed_at, marks, heating_device, signature, content)
      select panel, session, taster, code, 1, md5(code || session), timestamptz '2016-01-01' + session * interval '12 hours' + position * interval '8 minutes',
        timestamptz '2016-01-01' + session * interval '12 hours', '{"fruity": 45, "bitter": 20, "pungent": 25}', 'H1', '{"strokes": []}', '{}'
      from glasses where panel = ${panel}`,
    'sheets left out': sql`update sheets set valid = false
      where panel = ${panel} and session % 10 = 0 and taster = ${id('7', '1')} and code = '101'`,
    results: sql`insert into results (panel, session, date, sample, replicate, n, class, md, mf, reliable, figures, method, settings, settings_heads, sheets, validated_at, validated_by)
      select distinct on (session, sample) panel, session, date '2016-01-01' + session / 2, sample, 1, 12, 'EVOO', 0, 4.5, true, ${JSON.stringify(extraVirginOf())}::jsonb, ${NEWEST_METHOD}, ${JSON.stringify(defaultPanelSettings())}::jsonb, '', '[]', now(), 'Bench'
      from glasses where panel = ${panel}`,
    trail: sql`insert into audit (panel, sequence, at, actor, name, role, origin, command, data, before, after, previous, digest)
      select ${panel}::uuid, n, timestamptz '2016-01-01' + n * interval '5 minutes', 'user-' || n % 20, 'Person ' || n % 20, 'catadores', '192.0.2.7',
        case when n % 200 = 0 then 'validate-session' when n % 400 = 3 then 'judge-day' else (array['seal-sheet', 'change-sample', 'change-plan', 'call-leader'])[1 + n % 4] end,
        case when n % 200 = 0 then jsonb_build_object('session', n / 200)
          when n % 400 = 3 then jsonb_build_object('date', date '2016-01-01' + n / 400)
          when n % 4 = 1 then jsonb_build_object('sample', '50000000-0000-4000-8000-' || lpad((1 + n % ${samples}::integer)::text, 12, '0'))
          else jsonb_build_object('session', 1 + n % ${sessions}::integer, 'taster', '70000000-0000-4000-8000-' || lpad((1 + n % 12)::text, 12, '0')) end,
        'null',
        case when n % 2000 = 0 then jsonb_build_object('excluded', jsonb_build_array(jsonb_build_object('taster', ${id('7', '1')}, 'code', '101', 'reason', 'had a cold')))
          when n % 400 = 3 then '{"verdict": "accepted"}'
          else '{"valid": true}' end, md5((n - 1)::text), md5(n::text)
      from generate_series(2, ${entries}::integer) n`,
  };
  for (const [what, statement] of Object.entries(steps)) {
    const from = performance.now();
    await database.asOwner(async (trx) => {
      await statement.execute(trx);
    });
    tell(`${what}: ${((performance.now() - from) / 1000).toFixed(0)} s`);
  }
}
