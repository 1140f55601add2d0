import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SessionCode } from '../../../domain/words/ids.ts';
import { listMonthSheets, listValidatedSessions } from '../../database/quality/quality-months.ts';
import { listResults, resultsOfSample, resultsOfSession } from '../../database/results/results.ts';
import { findSample } from '../../database/samples/samples.ts';
import { listDays } from '../../database/sessions/days.ts';
import { findSession } from '../../database/sessions/sessions.ts';
import { listMarks } from '../../database/sheets/marks.ts';
import { ownFigures } from '../../database/tasters/read-own-figures.ts';
import { ENGINES, type StartedEngine } from '../../database/testing/engines.ts';
import { monthDigest } from '../../export/pack-month.ts';
import { type PanelAtWork, panelAtWork, there } from '../testing/panel-at-work.ts';

describe.each(ENGINES)('the validity of an assessment on $name', ({ start }) => {
  let engine: StartedEngine;
  let panel: PanelAtWork;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());

  const oil = () => there(panel.sampleIds[0]);
  const other = () => there(panel.sampleIds[1]);
  const reason = 'The wrong bottle was poured.';

  /** A validated session of two oils, rancid by so many mm. */
  async function validated(rancid: number): Promise<SessionCode> {
    const session = await panel.shown();
    await panel.sealAll(session, () => ({ fruity: 40, rancid }));
    await panel.give('close-session', { session });
    await panel.give('validate-session', { session, reason: null });
    return session;
  }
  const judge = (session: SessionCode, valid: boolean) =>
    panel.give('judge-assessment', { session, sample: oil(), valid, reason });
  const read = (session: SessionCode) =>
    engine.database.inPanel(panel.panel, async (scope) => {
      const sessions = await listValidatedSessions(scope, null);
      const counts = (one: { readonly valid: boolean }) => one.valid;
      const [marks, sheets] = [
        await listMarks(scope, session),
        await listMonthSheets(scope, ['2026-11']),
      ];
      const own = await ownFigures(scope, { session, taster: there(panel.tasterIds[0]) });
      return {
        sample: await findSample(scope, oil()),
        beside: await findSample(scope, other()),
        row: await findSession(scope, session),
        results: await resultsOfSession(scope, session),
        ofSample: await resultsOfSample(scope, oil()),
        invalid: (await listResults(scope, { state: 'invalid' })).rows,
        marks: marks.filter(counts).length / marks.length,
        sheets: sheets.filter(counts).length,
        digest: monthDigest(sessions),
        glasses: own?.glasses.map(({ isCounted }) => isCounted).sort(),
        days: (await listDays(scope, {})).rows,
      };
    });

  test('ASM-30, ASM-31, ASM-49, ASM-50, ASM-52, ASM-53, ASM-54, ASM-55 what is called invalid gives no class, counts in no index and no file, and says so wherever it stands', async () => {
    panel = await panelAtWork(engine.database, { tasters: 8 });
    const first = await validated(0);
    const second = await validated(30);
    const before = await read(second);
    expect(before.sample).toMatchObject({ class: 'VOO', predominantDefect: 'rancid' });
    await panel.give('judge-day', { date: '2026-11-27', verdict: 'accepted', reason: null });
    panel.clock.at += 60_000;

    expect(await judge(second, false)).toMatchObject({ ok: true, value: { valid: false } });
    const after = await read(second);
    // The class is that of the remaining results; the other sample of the session keeps its own.
    expect(after.sample).toMatchObject({ class: 'EVOO', predominantDefect: null, validated: true });
    expect(after.beside).toEqual(before.beside);
    // The result is unchanged and marked as invalid: by whom, when and why.
    const said = { by: panel.leader.name, at: new Date(panel.clock.at).toISOString(), reason };
    expect(after.results).toEqual(
      before.results.map((row) => (row.sample.id === oil() ? { ...row, invalid: said } : row)),
    );
    expect(after.invalid.map(({ session, sample }) => [session, sample.id])).toEqual([
      [second, oil()],
    ]);
    expect(after.ofSample.map(({ session, invalid }) => [session, invalid !== null])).toEqual([
      [second, true],
      [first, false],
    ]);
    expect(after.row).toMatchObject({ invalidAssessments: 1, assessedAt: said.at });
    expect(after.days[0]?.judged?.stands).toBe(false);
    // Files and indexes exclude its sheets, and devices load the month again.
    expect([before.marks, after.marks]).toEqual([1, 0.5]);
    expect([before.sheets, after.sheets]).toEqual([32, 24]);
    expect(after.digest).not.toBe(before.digest);
    // A taster's own sheet of it is shown without figures of the panel.
    expect([before.glasses, after.glasses]).toEqual([
      [true, true],
      [false, true],
    ]);
    expect(await panel.trail('judge-assessment')).toMatchObject([
      {
        data: { session: second, sample: oil() },
        before: { valid: true },
        after: { valid: false, verdicts: { [oil()]: { class: 'EVOO' } } },
        reason,
      },
    ]);

    expect(await judge(second, false)).toMatchObject({ code: 'assessment-same' });
    expect(await judge(first, false)).toMatchObject({ ok: true });
    expect((await read(first)).sample).toMatchObject({ class: null, validated: false });
    await judge(first, true);
    expect(await judge(second, true)).toMatchObject({ ok: true });
    const back = await read(second);
    expect([back.sample?.class, back.results, back.marks]).toEqual(['VOO', before.results, 1]);
    expect(back.row).toMatchObject({ invalidAssessments: 0 });
  });

  test('ASM-30 ASM-48 only of a validated session, by a leader; what was called invalid stays so when the session is validated anew', async () => {
    panel = await panelAtWork(engine.database, { tasters: 8 });
    const session = await panel.shown();
    await panel.sealAll(session, () => ({ fruity: 40 }));
    expect(await judge(session, false)).toMatchObject({ code: 'session-not-validated' });
    await panel.give('close-session', { session });
    await panel.give('validate-session', { session, reason: null });
    const asked = { session, sample: oil(), valid: false, reason };
    expect(await panel.give('judge-assessment', asked, panel.assistant)).toMatchObject({
      code: 'access-denied',
    });
    expect(await judge(session, false)).toMatchObject({ ok: true });
    await panel.give('invalidate-session', { session, reason });
    expect(await judge(session, true)).toMatchObject({ code: 'session-not-validated' });
    await panel.give('validate-session', { session, reason: null });
    const { sample, results } = await read(session);
    expect(sample).toMatchObject({ class: null, validated: false });
    expect(results.map((row) => row.invalid !== null).sort()).toEqual([false, true]);
  });
});
