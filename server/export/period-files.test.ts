import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPlanField } from '../../domain/documents/session.document.ts';
import { FEWEST_OBSERVATIONS } from '../../domain/quality/fewest-observations.ts';
import { decodeMonth } from '../../domain/quality/month-pack.ts';
import type { ReferenceValue } from '../../domain/samples/reference-value.ts';
import { usedReferences } from '../../domain/samples/used-references.ts';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import type { SessionCode } from '../../domain/words/ids.ts';
import type { Replicate } from '../../domain/words/replicate.ts';
import { analystSteps } from '../../stats-worker/export/analyst-steps.ts';
import { dateOf, dayOf } from '../../stats-worker/marks/calendar-day.ts';
import { joinMonths } from '../../stats-worker/months/join-months.ts';
import { referenceMaterial } from '../../stats-worker/quality/assigned-value.ts';
import { type HistoryReport, historyReport } from '../../stats-worker/reports/history-report.ts';
import type { QualityReport } from '../../stats-worker/reports/quality-report.ts';
import { qualitySteps } from '../../stats-worker/reports/quality-steps.ts';
import { runStatsCommand } from '../../stats-worker/testing/run-stats-command.ts';
import { runSteps } from '../../stats-worker/testing/run-steps.ts';
import { analystTables, type TableRow } from '../../web/desk/quality/files/analyst-tables.ts';
import { periodWorkbook } from '../../web/desk/quality/files/period-workbook.ts';
import { referencesText } from '../../web/desk/quality/files/references-text.ts';
import { tasterWorkbook } from '../../web/desk/quality/files/taster-workbook.ts';
import { plainWords } from '../../web/desk/quality/files/testing/plain-words.ts';
import { type PanelAtWork, panelAtWork, there } from '../commands/testing/panel-at-work.ts';
import { newEntryId, tastingCode } from '../database/contract/facts.ts';
import type { Database } from '../database/database.ts';
import { listMonthSheets, listValidatedSessions } from '../database/quality/quality-months.ts';
import { insertGlasses } from '../database/sessions/glasses.ts';
import { changeSession, createSession } from '../database/sessions/sessions.ts';
import { insertSheets } from '../database/sheets/sheets.ts';
import { sealedSheet } from '../database/testing/sheet-with-marks.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { seeded, seedsOfRun } from '../sync/testing/seeded.ts';
import { byMonth, packMonth } from './pack-month.ts';
import { streamPanelMarks } from './stream-marks.ts';

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'verdial-periods-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const TASTERS = 9;
const SAMPLES = 6;
const SESSIONS = 18;
const PERIODS = 8;
const START = there(dayOf('2025-06-01'));
const DAYS = 480;
const HALF = 240;
const settings = defaultPanelSettings();

const VALUE = { predominant: false, u: 0.3, sd: 0.5 } as const;
/** The reference materials of the register; one without a value does not count. */
const MATERIALS: readonly { readonly code: string; readonly values: readonly ReferenceValue[] }[] =
  [
    {
      code: 'S1',
      values: [
        { ...VALUE, attribute: 'rancid', predominant: true, median: 3.1 },
        { ...VALUE, attribute: 'fruity', median: 3.25 },
      ],
    },
    { code: 'S2', values: [] },
  ];
const references = usedReferences(MATERIALS);

test.each(seedsOfRun())(
  'XPO-12 XPO-20 the files of a period have the figures of the pages, to the last digit, seed %i',
  async (seed) => {
    const chance = seeded(seed);
    const panel = await panelAtWork(database, { tasters: TASTERS, samples: SAMPLES + 1 });
    await playHistory(panel, chance);
    const columns = await pagesOf(panel);
    const judged = { verdicts: 0, across: 0, closed: 0, invalidated: 0 };
    for (let place = 0; place < PERIODS; place += 1) {
      const period = periodOf(place, chance);
      const asked = {
        columns,
        references: references.map(({ code, values }) => referenceMaterial(code, values)),
        settings,
        asOf: dayOf(period.to),
      };
      const page = runSteps(qualitySteps(asked));
      const whole = runSteps(historyReport(asked));
      const { zip, fromZip, fromCsv } = await filesOf(panel, period);
      expect(fromZip).toEqual(fromCsv);

      const dates = new Map(
        columns.sessions.map((session, at) => [session, dateOf(columns.sessionDay[at] ?? 0)]),
      );
      const isIn = (session: string) => {
        const date = dates.get(session) ?? '';
        return date >= period.from && date <= period.to;
      };
      const later = ({ session, session2 }: HistoryReport['duplicates'][number]) =>
        (dates.get(session2) ?? '') > (dates.get(session) ?? '') ? session2 : session;
      // Only the sessions that the pages compute from have results, pairs and indexes.
      const counted = fromCsv.results.filter(({ sessionState }) => sessionState === undefined);
      expect(counted).toEqual(whole.results.filter(({ session }) => isIn(session)));
      expect(fromCsv.duplicates).toEqual(whole.duplicates.filter((pair) => isIn(later(pair))));
      expect(fromCsv.panel).toEqual(whole.panel);
      for (const [taster, of] of Object.entries(whole.tasters))
        if (fromCsv.tasters[taster] === undefined)
          for (const index of [of.fruity, of.defect])
            expect([index?.pn.n, index?.dn.n, index?.dnReference.n]).toEqual([0, 0, 0]);
        else expect([taster, fromCsv.tasters[taster]]).toEqual([taster, of]);

      const tables = await analystTables(zip);
      expectIndexes(tables('qc.csv'), page);
      expectPairs(tables('duplicates.csv'), page, period);
      const [results, pairs, indexes] = periodWorkbook(tables, plainWords, []);
      expect(results?.rows.slice(1).map((row) => [String(row[0]), row.at(-1)])).toEqual(
        tables('results.csv').map((row) => [row['session'], `<${row['session_state']}>`]),
      );
      expect(pairs?.rows).toHaveLength(1 + tables('duplicates.csv').length);
      expect(indexes?.rows.slice(1).map((row) => [row[3], row[4], row[5]])).toEqual(
        tables('qc.csv').map((row) => ['n', 'value', 'limit'].map((name) => figureOf(row, name))),
      );
      const [marks] = tasterWorkbook('T1', tables, plainWords);
      for (const [, date] of marks?.rows.slice(1) ?? [])
        expect(String(date) >= period.from && String(date) <= period.to).toBe(true);

      judged.verdicts += tables('qc.csv').filter((row) => row['verdict'] !== 'insufficient').length;
      judged.across += fromCsv.duplicates.filter((pair) => !isIn(pair.session)).length;
      for (const { sessionState } of fromCsv.results)
        if (sessionState === 'closed' || sessionState === 'invalidated') judged[sessionState] += 1;
    }
    // The generated history must contain each of these cases, else the test would not notice them.
    for (const [name, count] of Object.entries(judged))
      expect([name, count > 0]).toEqual([name, true]);
  },
);

type Chance = ReturnType<typeof seeded>;

/**
 * The dates of a period. The first covers all, the second those between the replicates of a pair,
 * the others 1 to 400 random days.
 */
function periodOf(place: number, chance: Chance): { readonly from: string; readonly to: string } {
  const drawn = [chance.whole(DAYS), chance.whole(400)] as const;
  const [from, more] = [[0, DAYS] as const, [HALF + 5, 55] as const][place] ?? drawn;
  return { from: dateOf(START + from), to: dateOf(START + from + more) };
}

/** The input of the quality pages: the months of validated sessions. */
async function pagesOf(panel: PanelAtWork) {
  const packs = await database.inPanel(panel.panel, async (scope) => {
    const listed = byMonth(await listValidatedSessions(scope, null));
    return Promise.all(
      listed.map(async ([month, of]) =>
        there(decodeMonth(packMonth(month, of, await listMonthSheets(scope, [month])))),
      ),
    );
  });
  return joinMonths(
    packs,
    Object.fromEntries(panel.tasterIds.map((id, place) => [id, `T${place + 1}`])),
  );
}

/**
 * The zip of a period as the page builds it, with the output of the command line for it and for its
 * marks.
 */
async function filesOf(panel: PanelAtWork, period: { readonly from: string; readonly to: string }) {
  const pieces: string[] = [];
  for await (const text of await streamPanelMarks(database, panel.panel, period)) pieces.push(text);
  const marks = pieces.join('');
  const steps = analystSteps({
    marks: new Blob([marks]),
    references: new Blob([referencesText(references)]),
    settings,
    about: { panel: 'Sierra', period, at: '2026-11-27T10:00:00.000Z' },
  });
  let step = await steps.next();
  while (step.done !== true) step = await steps.next();
  if (!step.value.ok) throw new Error(step.value.code);
  const zip = step.value.value;
  const at = (name: string) => join(folder, name);
  await writeFile(at('analyst.zip'), zip);
  await writeFile(at('marks_long.csv'), marks);
  await writeFile(at('references.csv'), referencesText(references));
  await writeFile(at('settings.json'), JSON.stringify(settings));
  const fromZip = await documentOf(at('analyst.zip'));
  const fromCsv = await documentOf(
    at('marks_long.csv'),
    '--references',
    at('references.csv'),
    '--settings',
    at('settings.json'),
    '--as-of',
    period.to,
  );
  return { zip, fromZip, fromCsv };
}

async function documentOf(...given: readonly string[]): Promise<HistoryReport> {
  const { code, out, err } = await runStatsCommand(given);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out);
}

const figureOf = (row: TableRow, name: string): number | null =>
  row[name] === '' ? null : Number(row[name]);

/** Every index of qc.csv is that of the pages, with the same n, limit and verdict. */
function expectIndexes(rows: readonly TableRow[], page: QualityReport): void {
  const names = { pn: 'pn', dn: 'dn', dn_reference: 'dnReference' } as const;
  for (const row of rows) {
    const { taster = '', attribute = '', index = '' } = row;
    const told = [figureOf(row, 'n'), figureOf(row, 'value'), figureOf(row, 'limit')];
    const [series] = (['defect', 'fruity'] as const).filter((one) => one === attribute);
    const [kind] = (['pn', 'dn', 'dn_reference'] as const).filter((one) => one === index);
    if (series === undefined || kind === undefined) throw new Error(`${attribute} ${index}`);
    const of = page.tasters.find((one) => one.taster === taster);
    const found =
      taster === ''
        ? page.panel[series]?.[kind === 'dn' ? 'dn' : 'pn']
        : of?.series[series]?.[names[kind]];
    expect([taster, index, ...told, row['verdict']]).toEqual([
      taster,
      index,
      found?.n,
      found?.value,
      found?.limit,
      found?.verdict,
    ]);
    if (taster !== '') expect(row['competent']).toBe(String(of?.competent ?? ''));
  }
}

/** Every pair of the period on the pages is in duplicates.csv, with the same comparison. */
function expectPairs(
  rows: readonly TableRow[],
  page: QualityReport,
  period: { readonly from: string },
): void {
  for (const { date, sample, halves, comparison } of page.pairs) {
    if (date < period.from) continue;
    const [one, two] = halves;
    const row = rows.find(
      (each) =>
        each['session'] === one.session &&
        each['session2'] === two.session &&
        each['sample'] === sample,
    );
    expect(row).toMatchObject({
      accepted: String(comparison.accepted),
      class: comparison.class ?? '',
    });
    if (row !== undefined)
      expect([figureOf(row, 'en_defect'), figureOf(row, 'en_fruity')]).toEqual([
        comparison.enDefect,
        comparison.enFruity,
      ]);
  }
}

/**
 * The outcomes of sessions in turn, so that every history has each. A withdrawn session is created
 * by commands.
 */
const FATES = ['validated', 'closed', 'validated', 'validated', 'training'] as const;

const reason = 'A review of the year.';

/**
 * Creates sessions on random days: pairs within one session and across two, some training, some not
 * validated, some withdrawn.
 */
async function playHistory(panel: PanelAtWork, chance: Chance): Promise<void> {
  await playWhole(panel, chance);
  // A pair across two sessions with a period between its replicates, of an oil without other
  // sessions. Then enough pairs for a verdict.
  for (const [days, replicate] of [
    [HALF, 1],
    [HALF + 60, 2],
  ] as const) {
    const glasses = [[SAMPLES, replicate]] as const;
    await held(panel, chance, { date: dateOf(START + days), fate: 'validated', glasses });
  }
  for (let pair = 0; pair < FEWEST_OBSERVATIONS; pair += 1) {
    const date = dateOf(START + HALF + 10 * pair);
    const glasses = [[pair % SAMPLES, 1] as const, [pair % SAMPLES, 2] as const];
    await held(panel, chance, { date, fate: 'validated', glasses });
  }
  for (let place = 0; place < SESSIONS; place += 1) {
    const session = await held(panel, chance, {
      date: dateOf(START + chance.whole(DAYS)),
      fate: FATES[place % FATES.length] ?? 'validated',
      glasses: drawnGlasses(chance),
    });
    if (place % 7 === 3)
      await database.inPanel(panel.panel, ({ trx }) =>
        trx
          .updateTable('sheets')
          .set({ valid: false })
          .where('panel', '=', panel.panel)
          .where('session', '=', session)
          .where('taster', '=', there(panel.tasterIds[place % TASTERS]))
          .execute(),
      );
  }
}

/** A sample, by its place among the panel's, in one replicate. */
type Glass = readonly [sample: number, replicate: Replicate];

/** Two samples, each in one replicate or in both. */
function drawnGlasses(chance: Chance): readonly Glass[] {
  const first = chance.whole(SAMPLES);
  const other = (first + 1 + chance.whole(SAMPLES - 1)) % SAMPLES;
  return [first, other].flatMap((sample) => {
    const replicates: readonly Replicate[] = chance.pick([[1], [2], [1, 2], [1, 2]]);
    return replicates.map((replicate) => [sample, replicate] as const);
  });
}

/** Creates a session as rows, with marks of all tasters. */
async function held(
  panel: PanelAtWork,
  chance: Chance,
  of: {
    readonly date: string;
    readonly fate: (typeof FATES)[number];
    readonly glasses: readonly Glass[];
  },
): Promise<SessionCode> {
  return database.inPanel(panel.panel, async (scope) => {
    const { date, fate } = of;
    const training = fate === 'training';
    const session = await createSession(scope, { date, training, by: 'Eva' });
    const glasses = of.glasses.map(([sample, replicate]) => ({
      sample: there(panel.sampleIds[sample]),
      replicate,
      entry: newEntryId(),
    }));
    const served = panel.tasterIds.flatMap((taster) =>
      glasses.map(({ sample, replicate, entry }, place) => ({
        taster,
        sample,
        replicate,
        entry,
        code: tastingCode(String(101 + place)),
        position: place + 1,
      })),
    );
    await insertGlasses(scope, session, served);
    await insertSheets(
      scope,
      served.map(({ taster, sample, code }) => {
        const level = 8 * panel.sampleIds.indexOf(sample);
        const marks = {
          fruity: 24 + chance.whole(16),
          rancid: Math.max(0, level - chance.whole(20)),
        };
        const whole = Object.fromEntries(ATTRIBUTE_KEYS.map((key) => [key, 0]));
        return sealedSheet({ session, taster, code }, 1, { ...whole, ...marks });
      }),
    );
    const isValidated = fate === 'validated' || training;
    await changeSession(scope, session, { state: isValidated ? 'validated' : 'closed' });
    return session;
  });
}

/**
 * Creates two sessions by commands, with a re-opened sheet and a late one. The second is validated
 * and withdrawn.
 */
async function playWhole(panel: PanelAtWork, chance: Chance): Promise<void> {
  const [sample, other] = [there(panel.sampleIds[3]), there(panel.sampleIds[4])];
  const done = async (command: string, data: object) =>
    expect(await panel.give(command, data)).toMatchObject({ ok: true });
  for (const isTakenBack of [false, true]) {
    const session = await panel.shown(
      [
        [sample, 1],
        [sample, 2],
        [other, 1],
      ],
      (doc) => setPlanField(doc, 'date', dateOf(START + chance.whole(DAYS))),
    );
    const late: (() => Promise<void>)[] = [];
    for (const [at, { taster, code }] of (await panel.glasses(session)).entries()) {
      const marks = () => ({ fruity: 24 + chance.whole(16), rancid: 20 + chance.whole(12) });
      const sealed = async () => {
        await panel.mark(session, taster, code, marks());
        expect(await panel.seal(session, taster, code)).toMatchObject({ ok: true });
      };
      if (at === 4) {
        await panel.mark(session, taster, code, marks());
        late.push(async () => {
          expect(await panel.seal(session, taster, code)).toMatchObject({ ok: true });
        });
      } else await sealed();
      if (at !== 7) continue;
      await done('reopen-sheet', { session, taster, code, reason });
      await sealed();
    }
    await done('close-session', { session });
    for (const arrives of late) await arrives();
    await done('validate-session', { session, reason });
    if (isTakenBack) await done('invalidate-session', { session, reason });
  }
}
