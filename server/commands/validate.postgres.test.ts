import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import type { SessionCode } from '../../domain/words/ids.ts';
import { NEWEST_METHOD } from '../../domain/words/method-version.ts';
import { marksCsv } from '../../stats-worker/marks/marks-csv.ts';
import { createMarksReader } from '../../stats-worker/marks/marks-reader.ts';
import { historyReport } from '../../stats-worker/reports/history-report.ts';
import { resultsOfSession } from '../database/results/results.ts';
import { listDays } from '../database/sessions/days.ts';
import { listMarks } from '../database/sheets/marks.ts';
import { ENGINES, type StartedEngine } from '../database/testing/engines.ts';
import { answerRow } from '../export/stream-marks.ts';
import { newCommandKey, type PanelAtWork, panelAtWork, there } from './testing/panel-at-work.ts';

describe.each(ENGINES)('validation on $name', ({ start }) => {
  let engine: StartedEngine;
  let panel: PanelAtWork;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());

  /**
   * The reason for validating a session of two, in tests that do not depend on the number of
   * tasters.
   */
  const few = 'two are enough here';

  /** A closed session in which so many tasters agree on an extra virgin and on a rancid oil. */
  async function closed(tasters: number): Promise<SessionCode> {
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
  const validate = (session: SessionCode, reason: string | null) =>
    panel.give('validate-session', { session, reason });

  test('SES-8, RES-1, SES-27 a session that meets the criteria is validated without a reason; its results are what the file gives', async () => {
    const session = await closed(8);
    expect(await validate(session, null)).toMatchObject({
      ok: true,
      value: { state: 'validated', results: 2, failed: 0 },
    });
    const stored = await results(session);
    expect(stored.map((row) => [row.class, row.predominantDefect, row.md, row.mf])).toEqual([
      ['EVOO', null, 0, 4.1],
      ['VOO', 'rancid', 2.6, 4.1],
    ]);
    expect(stored.every(({ method }) => method === NEWEST_METHOD)).toBe(true);
    const rows = await engine.database.inPanel(panel.panel, (scope) => listMarks(scope, session));
    const reader = createMarksReader();
    reader.push(new TextEncoder().encode([...marksCsv(rows.map(answerRow))].join('')));
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
    const refused = await validate(session, null);
    expect(refused).toMatchObject({ ok: false, code: 'criteria-not-met' });
    expect(refused).toMatchObject({
      data: {
        failed: [
          { code: 'fewer-than-8', sample: 'S1', replicate: 1 },
          { code: 'fewer-than-8', sample: 'S2', replicate: 1 },
        ],
      },
    });
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
    expect(await validate(running, null)).toMatchObject({ ok: false, code: 'session-not-closed' });
    await panel.give('close-session', { session: running });
    expect(await validate(running, 'nobody came')).toMatchObject({
      ok: false,
      code: 'session-without-results',
    });
    const session = await closed(2);
    await validate(session, few);
    expect(await validate(session, few)).toMatchObject({ ok: false, code: 'session-validated' });
    expect(await panel.trail('validate-session')).toHaveLength(1);
  });

  test('SES-12, RES-2 RES-5 an invalidation takes the results back with a reason; validated again, new ones stand beside them', async () => {
    const session = await closed(2);
    expect(await panel.give('invalidate-session', { session, reason: 'a slip' })).toMatchObject({
      ok: false,
      code: 'session-not-validated',
    });
    await validate(session, few);
    const reason = 'the wrong bottle was poured';
    expect(await panel.give('invalidate-session', { session, reason })).toMatchObject({ ok: true });
    expect(await panel.state(session)).toBe('closed');
    expect(await results(session)).toEqual([]);
    expect(await panel.trail('invalidate-session')).toMatchObject([{ reason }]);
    await validate(session, few);
    expect(await results(session)).toHaveLength(2);
    const kept = await engine.database.inPanel(panel.panel, ({ trx }) =>
      trx.selectFrom('results').select('withdrawnBy').where('session', '=', session).execute(),
    );
    expect(kept).toHaveLength(4);
  });

  test('SES-16, SES-29 a day is rejected with a reason, accepted once its sessions are validated, and the last verdict stands', async () => {
    const session = await closed(2);
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
    await validate(session, few);
    expect(await judge('accepted', null)).toMatchObject({ ok: true });
    expect(await day()).toMatchObject({ sessions: [{ session }], judged: { verdict: 'accepted' } });
    expect(await panel.trail('judge-day')).toHaveLength(2);
  });

  test('COM-1 of several who validate at once, at two processes, one does and the others are told', async () => {
    const session = await closed(2);
    const other = panel.anotherProcess();
    const answers = await Promise.all([
      validate(session, few),
      validate(session, few),
      other.execute(
        panel.assistant,
        'validate-session',
        { session, reason: few },
        newCommandKey('10.0.0.8'),
      ),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await panel.trail('validate-session')).toHaveLength(1);
    expect(await results(session)).toHaveLength(2);
  });
});

function last<Value>(steps: Generator<number, Value>): Value {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
