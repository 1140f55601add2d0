import { afterAll, beforeAll, expect, test } from 'vitest';
import { exclude, putBack } from '../../../domain/documents/assessment.document.ts';
import { notesName, planName } from '../../../domain/documents/document-names.ts';
import { setPlanField } from '../../../domain/documents/session.document.ts';
import { parseSessionCode, type SampleId, type SessionCode } from '../../../domain/words/ids.ts';
import { readSettingsBook } from '../../books/settings-book.ts';
import type { Database } from '../../database/database.ts';
import { readQualityNames } from '../../database/quality/quality-names.ts';
import { resultsOfSession } from '../../database/results/results.ts';
import { findSamples, listSamples } from '../../database/samples/samples.ts';
import { findSession } from '../../database/sessions/sessions.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { type Marks, type PanelAtWork, panelAtWork } from '../testing/panel-at-work.ts';
import { there } from '../testing/there.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/**
 * A closed session of a panel of eight with every sheet sealed: an extra virgin, then an oil with
 * the marks `second`.
 */
async function closed(panel: PanelAtWork, second: Marks, training = false): Promise<SessionCode> {
  const session = await panel.shown(undefined, (doc) => {
    setPlanField(doc, 'training', training);
    setPlanField(doc, 'enMaxDefect', 0.9);
    setPlanField(doc, 'enMaxFruity', 0.8);
  });
  await panel.sealRows(session, (_, sample) =>
    sample === panel.sampleIds[0] ? { fruity: 40 } : second,
  );
  await panel.give('close-session', { session });
  return session;
}

const validate = (panel: PanelAtWork, session: SessionCode, reason: string | null = null) =>
  panel.give('validate-session', { session, reason });

const samples = ({ panel, sampleIds }: PanelAtWork) =>
  database.inPanel(panel, async ({ trx }) => {
    const rows = await trx.selectFrom('samples').select(['id', 'class', 'validated']).execute();
    return sampleIds.map((id) => {
      const row = rows.find((one) => one.id === id);
      return [row?.class, row?.validated];
    });
  });

const results = ({ panel }: PanelAtWork, session: SessionCode) =>
  database.inPanel(panel, ({ trx }) =>
    trx
      .selectFrom('results')
      .selectAll()
      .where('session', '=', session)
      .where('withdrawnAt', 'is', null)
      .orderBy('id')
      .execute(),
  );

const notesOf = ({ panel }: PanelAtWork, session: SessionCode, sample: SampleId) =>
  notesName({ panel, session }, sample);

test('PLN-51 a plan that says something else than was served is a criterion that is not met, and goes through with its reason', async () => {
  const panel = await panelAtWork(database, { tasters: 8 });
  const session = await closed(panel, { fruity: 40 });
  // As an earlier version allowed the desk to write it.
  await panel.sync.change(planName({ panel: panel.panel, session }), (doc) => {
    const codes = doc.getMap('codes');
    const [[one, first], [other, second]] = [there([...codes][0]), there([...codes][1])];
    codes.set(one, second);
    codes.set(other, first);
  });
  const failed = ['S1', 'S2'].map((sample) => ({ code: 'plan-differs', sample, replicate: 1 }));
  expect(await validate(panel, session)).toMatchObject({
    code: 'criteria-not-met',
    data: { failed },
  });
  expect(await validate(panel, session, 'The glasses were checked by hand')).toMatchObject({
    ok: true,
    value: { failed: 2 },
  });
  expect((await panel.row(session)).validationReason).toBe('The glasses were checked by hand');
});

test('RES-1, RES-4, SES-8 a session for training has its results and gives no sample a class, nor takes one away', async () => {
  const panel = await panelAtWork(database, { tasters: 8 });
  const lesson = await closed(panel, { fruity: 40, rancid: 25 }, true);
  expect(await validate(panel, lesson)).toMatchObject({ ok: true, value: { results: 2 } });
  expect((await results(panel, lesson)).map((row) => row.class).toSorted()).toEqual([
    'EVOO',
    'VOO',
  ]);
  const none = [null, false];
  expect(await samples(panel)).toEqual([none, none]);
  await validate(panel, await closed(panel, { fruity: 40, rancid: 25 }));
  const given = [
    ['EVOO', true],
    ['VOO', true],
  ];
  expect(await samples(panel)).toEqual(given);
  await validate(panel, await closed(panel, { fruity: 40 }, true));
  expect(await samples(panel)).toEqual(given);
});

test('RES-1, LED-4 a result is stored with its method, the settings with the session’s own maxima, the book’s heads and its own sheets', async () => {
  const panel = await panelAtWork(database, { tasters: 8 });
  const session = await closed(panel, { fruity: 40, rancid: 25 });
  const [clean, rancid] = [there(panel.sampleIds[0]), there(panel.sampleIds[1])];
  const book = await database.inPanel(panel.panel, readSettingsBook);
  panel.clock.at = Date.parse('2026-11-27T12:00:00.000Z');
  expect(await validate(panel, session, 'as agreed')).toEqual({
    ok: true,
    value: { session, state: 'validated', results: 2, failed: 0 },
  });
  const at = new Date('2026-11-27T12:00:00.000Z');
  expect(await panel.row(session)).toMatchObject({
    state: 'validated',
    validatedAt: at,
    validatedBy: 'jefespanel',
    validationReason: null,
  });
  const heads = book.ok ? book.value.heads : book.code;
  const stored = await results(panel, session);
  for (const row of stored)
    expect(row).toMatchObject({
      date: '2026-11-27',
      n: 8,
      validatedAt: at,
      validatedBy: 'jefespanel',
      settings: { enMaxDefect: 0.9, enMaxFruity: 0.8, scheme: 'EU' },
      settingsHeads: heads,
    });
  const codeOf = new Map((await panel.glasses(session)).map((glass) => [glass.sample, glass.code]));
  for (const sample of [clean, rancid])
    expect(stored.find((row) => row.sample === sample)?.sheets).toEqual(
      panel.tasterIds.map((taster) => {
        return { taster, code: codeOf.get(sample), version: 1, digest: 'digest 1' };
      }),
    );
  expect(await panel.trail('validate-session')).toMatchObject([
    {
      data: { session },
      before: { state: 'closed' },
      after: { state: 'validated', settingsHeads: heads, failed: [], excluded: [] },
      reason: 'as agreed',
    },
  ]);
});

test('RES-3 a session validated against its criteria says why on its results, its own row and its sample, and to the figures of quality, until it is taken back', async () => {
  const panel = await panelAtWork(database, { tasters: 7 });
  const session = await closed(panel, { fruity: 40, rancid: 25 });
  const said = () =>
    database.inPanel(panel.panel, async (scope) => ({
      session: (await findSession(scope, session))?.validationReason,
      results: (await resultsOfSession(scope, session)).map((row) => row.validationReason),
      samples: (await findSamples(scope, panel.sampleIds)).map((row) => row.classReason),
      pairs: (await readQualityNames(scope)).againstCriteria,
    }));
  expect(await validate(panel, session)).toMatchObject({ code: 'criteria-not-met' });
  const reason = 'The eighth fell ill.';
  await validate(panel, session, reason);
  expect(await said()).toEqual({
    session: reason,
    results: [reason, reason],
    samples: [reason, reason],
    pairs: [{ session, reason }],
  });
  await panel.give('invalidate-session', { session, reason: 'the wrong bottle' });
  expect(await said()).toEqual({ session: null, results: [], samples: [null, null], pairs: [] });
});

test('ASM-1 a sheet left out is no sheet of the result and not valid, until it is put back and the session judged anew', async () => {
  const panel = await panelAtWork(database, { tasters: 9 });
  const session = await closed(panel, { fruity: 40 });
  const [sample, taster] = [there(panel.sampleIds[1]), there(panel.tasterIds[3])];
  const because = { reason: 'had a cold', by: 'Eva', at: '2026-11-27T11:00:00.000Z' };
  const name = notesOf(panel, session, sample);
  await panel.sync.change(name, (doc) => exclude(doc, { taster, replicate: 1, ...because }));
  await validate(panel, session, 'one had a cold');
  const glass = (await panel.glasses(session)).find(
    (one) => one.taster === taster && one.sample === sample,
  );
  const invalid = async () =>
    (await panel.sheets(session))
      .filter(({ valid }) => !valid)
      .map((one) => [one.taster, one.code]);
  const used = async () =>
    new Map((await results(panel, session)).map((row) => [row.sample, JSON.stringify(row.sheets)]));
  expect(await invalid()).toEqual([[taster, glass?.code]]);
  expect((await used()).get(sample)).not.toContain(taster);
  expect((await used()).get(there(panel.sampleIds[0]))).toContain(taster);
  const leftOut = async () =>
    (await database.inPanel(panel.panel, (scope) => resultsOfSession(scope, session))).map(
      (row) => [row.sample.id, row.leftOut] as const,
    );
  const out = [{ taster: 'T4', reason: because.reason }];
  const expected = Object.fromEntries(panel.sampleIds.map((id) => [id, id === sample ? out : []]));
  expect(Object.fromEntries(await leftOut())).toEqual(expected);
  const listed = async () =>
    (await database.inPanel(panel.panel, (scope) => listSamples(scope, {}))).rows.map(
      (row) => [row.id, row.leftOut] as const,
    );
  expect(Object.fromEntries(await listed())).toEqual(expected);
  const inQuality = async () =>
    (await database.inPanel(panel.panel, readQualityNames)).leftOut.filter(
      (one) => one.session === session,
    );
  const codes = (await database.inPanel(panel.panel, (scope) => findSamples(scope, [sample]))).map(
    ({ code }) => code,
  );
  expect(await inQuality()).toEqual([{ session, sample: codes[0], sheets: out }]);
  const [row] = await panel.trail('validate-session');
  expect(row).toMatchObject({
    after: { excluded: [{ taster, code: glass?.code, replicate: 1, ...because }] },
  });
  await panel.give('invalidate-session', { session, reason: 'the cold was none' });
  await panel.sync.change(name, (doc) => putBack(doc, { taster, replicate: 1, ...because }));
  await validate(panel, session);
  expect(await invalid()).toEqual([]);
  expect(await inQuality()).toEqual([]);
  for (const still of [await leftOut(), await listed()])
    expect(still.flatMap(([, sheets]) => sheets)).toEqual([]);
  expect((await used()).get(sample)).toContain(taster);
});

test('SES-8 what is not there is not validated, nor what has a plan or notes that cannot be read', async () => {
  const panel = await panelAtWork(database, { tasters: 8 });
  const session = await closed(panel, { fruity: 40 });
  expect(await validate(panel, there(parseSessionCode(999)))).toMatchObject({ code: 'not-found' });
  const notes = notesOf(panel, session, there(panel.sampleIds[1]));
  const invalid = (field: string) => ({ code: 'document-field-invalid', data: { field } });
  await panel.sync.change(notes, (doc) => doc.getMap('exclusions').set('nobody', {}));
  expect(await validate(panel, session, 'so be it')).toMatchObject(invalid('exclusions.nobody'));
  const plan = planName({ panel: panel.panel, session });
  await panel.sync.change(plan, (doc) => doc.getMap('plan').set('start', 10));
  expect(await validate(panel, session, 'so be it')).toMatchObject(invalid('start'));
  expect(await panel.state(session)).toBe('closed');
  expect(await panel.trail('validate-session')).toEqual([]);
});

test('M-ACCEPT a duplicate is held against the maxima of En on the session’s own plan', async () => {
  const panel = await panelAtWork(database, { tasters: 8, samples: 1 });
  const sample = there(panel.sampleIds[0]);
  const session = await panel.shown([
    [sample, 1],
    [sample, 2],
  ]);
  await panel.sealRows(session, (taster, _, replicate) => ({
    fruity: (replicate === 1 ? 30 : 50) + (taster % 2),
  }));
  await panel.give('close-session', { session });
  expect(await validate(panel, session)).toMatchObject({
    code: 'criteria-not-met',
    data: { failed: [{ code: 'duplicate-beyond', sample: 'S1', replicate: null }] },
  });
  const plan = planName({ panel: panel.panel, session });
  await panel.sync.change(plan, (doc) => setPlanField(doc, 'enMaxFruity', 999));
  expect(await validate(panel, session)).toMatchObject({ ok: true, value: { failed: 0 } });
  const stored = await results(panel, session);
  const codeOf = new Map(
    (await panel.glasses(session)).map((glass) => [glass.replicate, glass.code]),
  );
  expect(stored.map((row) => row.replicate).toSorted()).toEqual([1, 2]);
  for (const { replicate, sheets } of stored)
    expect(sheets).toEqual(
      panel.tasterIds.map((taster) =>
        expect.objectContaining({ taster, code: codeOf.get(replicate) }),
      ),
    );
});
