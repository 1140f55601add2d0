import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exclude } from '../../domain/documents/assessment.document.ts';
import { formatDocumentName } from '../../domain/documents/name.ts';
import { setPlanField } from '../../domain/documents/session.document.ts';
import type { SessionCode } from '../../domain/panel/ids.ts';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { historyReport } from '../../stats-worker/history/history-report.ts';
import { marksCsv } from '../../stats-worker/marks/marks-csv.ts';
import { createMarksReader } from '../../stats-worker/marks/marks-reader.ts';
import { METHOD_VERSION } from '../../stats-worker/method-version.ts';
import { listDays } from '../database/days.ts';
import { listMarks } from '../database/marks.ts';
import { resultsOfSession } from '../database/results.ts';
import { ENGINES, type StartedEngine } from '../database/testing/engines.ts';
import { answerRow } from '../export/answer-row.ts';
import { type PanelAtWork, panelAtWork, there } from './testing/panel-at-work.ts';

describe.each(ENGINES)('validation on $name', ({ start }) => {
  let engine: StartedEngine;
  let panel: PanelAtWork;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());

  /** A closed session in which eight tasters agree on an extra virgin and on a rancid oil. */
  async function closed(tasters = 8): Promise<SessionCode> {
    panel = await panelAtWork(engine.database, { tasters });
    const session = await panel.shown();
    await panel.sealAll(session, (taster, sample) => {
      const fruity = 40 + (taster % 3);
      return sample === panel.sampleIds[0] ? { fruity } : { fruity, rancid: 25 + (taster % 2) };
    });
    await panel.give('close-session', { session });
    return session;
  }
  const results = (session: SessionCode) =>
    engine.database.inPanel(panel.panel, (scope) => resultsOfSession(scope, session));
  const validate = (session: SessionCode, reason: string | null = null) =>
    panel.give('validate-session', { session, reason });

  test('SES-8, RES-1 a session that meets the criteria is validated without a reason; its results are what the file gives', async () => {
    const session = await closed();
    expect(await validate(session)).toMatchObject({
      ok: true,
      value: { state: 'validated', results: 2, failed: 0 },
    });
    const stored = await results(session);
    expect(stored.map((row) => [row.class, row.predominantDefect, row.md, row.mf])).toEqual([
      ['EVOO', null, 0, 4.1],
      ['VOO', 'rancid', 2.6, 4.1],
    ]);
    expect(stored.every(({ method }) => method === METHOD_VERSION)).toBe(true);
    const rows = await engine.database.inPanel(panel.panel, (scope) => listMarks(scope, session));
    const reader = createMarksReader();
    reader.push([...marksCsv(rows.map(answerRow))].join(''));
    const read = reader.end();
    if (!read.ok) throw new Error(JSON.stringify(read));
    const report = last(
      historyReport({
        columns: read.value.columns,
        references: [],
        settings: defaultPanelSettings(),
        asOf: null,
      }),
    );
    expect(report.results.map((row) => [row.class, row.md, row.mf])).toEqual(
      stored.map((row) => [row.class, row.md, row.mf]),
    );
  });

  test('SES-8 criteria that are not met ask for a reason, which is kept', async () => {
    const session = await closed(2);
    const refused = await validate(session);
    expect(refused).toMatchObject({ ok: false, code: 'criteria-not-met' });
    expect(refused.ok ? [] : refused.data['failed']).toEqual([
      'fewer-than-8 S1 1',
      'fewer-than-8 S2 1',
    ]);
    expect(await panel.state(session)).toBe('closed');
    expect(await results(session)).toEqual([]);
    expect(await panel.trail('validate-session')).toEqual([]);
    const reason = 'training of two tasters';
    expect(await validate(session, reason)).toMatchObject({ ok: true, value: { failed: 2 } });
    expect(await panel.trail('validate-session')).toMatchObject([{ reason }]);
  });

  test('SES-8 a session that still runs, or has no sheet, or is validated, is not validated', async () => {
    panel = await panelAtWork(engine.database);
    const running = await panel.shown();
    expect(await validate(running)).toMatchObject({ ok: false, code: 'session-not-closed' });
    await panel.give('close-session', { session: running });
    expect(await validate(running, 'nobody came')).toMatchObject({
      ok: false,
      code: 'session-without-results',
    });
    const session = await closed();
    await validate(session);
    expect(await validate(session)).toMatchObject({ ok: false, code: 'session-validated' });
    expect(await panel.trail('validate-session')).toHaveLength(1);
  });

  test('ASM-1 a sheet left out in the working notes does not count, and its validity says so', async () => {
    const session = await closed(9);
    const [sample, taster] = [there(panel.sampleIds[0]), there(panel.tasterIds[0])];
    const name = formatDocumentName({ kind: 'assessment', panel: panel.panel, session, sample });
    const at = new Date(panel.clock.at).toISOString();
    await panel.sync.change(name, (doc) =>
      exclude(doc, { taster, replicate: 1, reason: 'had a cold', by: 'leader', at }),
    );
    await validate(session);
    expect((await results(session)).map(({ n }) => n)).toEqual([8, 9]);
    const left = (await panel.sheets(session)).filter(({ valid }) => !valid);
    expect(left).toMatchObject([{ taster }]);
  });

  test('M-ACCEPT a duplicate beyond the maxima of the session asks for a reason', async () => {
    panel = await panelAtWork(engine.database, { tasters: 8, samples: 1 });
    const sample = there(panel.sampleIds[0]);
    const session = await panel.shown([
      [sample, 1],
      [sample, 2],
    ]);
    await panel.sealAll(session, (taster, _, replicate) => ({
      fruity: (replicate === 1 ? 30 : 50) + (taster % 2),
    }));
    await panel.give('close-session', { session });
    const refused = await validate(session);
    expect(refused.ok ? [] : refused.data['failed']).toEqual(['duplicate-beyond S1']);
    const plan = formatDocumentName({ kind: 'session', panel: panel.panel, session });
    await panel.sync.change(plan, (doc) => setPlanField(doc, 'enMaxFruity', 999));
    expect(await validate(session)).toMatchObject({ ok: true, value: { failed: 0 } });
  });

  test('SES-12, RES-2 an invalidation takes the results back with a reason; validated again, new ones stand beside them', async () => {
    const session = await closed();
    expect(await panel.give('invalidate-session', { session, reason: 'a slip' })).toMatchObject({
      ok: false,
      code: 'session-not-validated',
    });
    await validate(session);
    const reason = 'the wrong bottle was poured';
    expect(await panel.give('invalidate-session', { session, reason })).toMatchObject({ ok: true });
    expect(await panel.state(session)).toBe('closed');
    expect(await results(session)).toEqual([]);
    expect(await panel.trail('invalidate-session')).toMatchObject([{ reason }]);
    await validate(session);
    expect(await results(session)).toHaveLength(2);
    const kept = await engine.database.inPanel(panel.panel, ({ trx }) =>
      trx.selectFrom('results').select('withdrawn_by').where('session', '=', session).execute(),
    );
    expect(kept).toHaveLength(4);
  });

  test('SES-16 a day is rejected with a reason, accepted once its sessions are validated, and the last verdict stands', async () => {
    const session = await closed();
    const day = async () => {
      const { rows } = await engine.database.inPanel(panel.panel, (scope) => listDays(scope, {}));
      return there(rows.find((row) => row.sessions.some((one) => one.session === session)));
    };
    const { date } = await day();
    const judge = (verdict: 'accepted' | 'rejected', reason: string | null) =>
      panel.give('judge-day', { date, verdict, reason });
    expect(await judge('accepted', null)).toMatchObject({ ok: false, code: 'day-not-validated' });
    expect(await judge('rejected', null)).toMatchObject({ ok: false, code: 'reason-missing' });
    expect(await judge('rejected', 'the room was too warm')).toMatchObject({ ok: true });
    await validate(session);
    expect(await judge('accepted', null)).toMatchObject({ ok: true });
    expect(await day()).toMatchObject({ sessions: [{ session }], judged: { verdict: 'accepted' } });
    expect(await panel.trail('judge-day')).toHaveLength(2);
  });

  test('COM-1 of several who validate at once, at two processes, one does and the others are told', async () => {
    const session = await closed();
    const other = panel.anotherProcess();
    const answers = await Promise.all([
      validate(session),
      validate(session),
      other.execute(panel.assistant, 'validate-session', { session, reason: null }, '10.0.0.8'),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await panel.trail('validate-session')).toHaveLength(1);
    expect(await results(session)).toHaveLength(2);
  });

  test('SES-14 figures are opened early from eight sealed sheets on, and the trail tells', async () => {
    panel = await panelAtWork(engine.database, { tasters: 9, samples: 1 });
    const session = await panel.shown();
    const sample = there(panel.sampleIds[0]);
    const open = () => panel.give('open-figures', { session, sample });
    expect(await open()).toMatchObject({ ok: false, code: 'figures-closed', data: { missing: 8 } });
    const glasses = await panel.glasses(session);
    for (const { taster, code } of glasses.slice(0, 8)) {
      await panel.mark(session, taster, code);
      const by = there(panel.tasters.find((actor) => actor.taster === taster));
      await panel.give('seal-sheet', { session, code }, by);
    }
    expect(await open()).toMatchObject({ ok: true });
    expect(await panel.trail('open-figures')).toHaveLength(1);
  });
});

function last<Value>(steps: Generator<number, Value>): Value {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
