import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exclude } from '../../../domain/documents/assessment.document.ts';
import { notesName, planName } from '../../../domain/documents/document-names.ts';
import { putDraw, readPlan, setPlanField } from '../../../domain/documents/session.document.ts';
import { digestOf } from '../../../domain/reports/report-digest.ts';
import { reportRecordSchema } from '../../../domain/reports/report-record.ts';
import { draw } from '../../../domain/sessions/draw.ts';
import { defaultPanelSettings } from '../../../domain/settings/panel-settings.ts';
import { AWARD_100 } from '../../../domain/sheets/definition/award-100.ts';
import { itemsOf } from '../../../domain/sheets/definition/points.ts';
import type { SessionCode } from '../../../domain/words/ids.ts';
import { createNamedRecords } from '../../audit/named-records.ts';
import { trailOf } from '../../audit/trail-scope.ts';
import { verifyAudit } from '../../audit/verify-audit.ts';
import { verifyReports } from '../../audit/verify-records.ts';
import { readPanel, updatePanel } from '../../database/installation/panels.ts';
import { findReport, listReports } from '../../database/reports/reports.ts';
import { ENGINES, type StartedEngine } from '../../database/testing/engines.ts';
import { loadDraft } from '../../reports/draft-report.ts';
import { listReportsWithStatus, readReportStatus } from '../../reports/report-status.ts';
import { seeded } from '../../sync/testing/seeded.ts';
import { type Glasses, type PanelAtWork, panelAtWork, there } from '../testing/panel-at-work.ts';

describe.each(ENGINES)('reports on $name', ({ start }) => {
  let engine: StartedEngine;
  let panel: PanelAtWork;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());

  const oil = () => there(panel.sampleIds[0]);
  const reason = 'The customer’s name was wrong.';

  async function validated(
    { rancid = 0, spread = 3, sheet = 'ioc-vo', training = false } = {},
    glasses: Glasses = [[oil(), 1]],
    plan: Parameters<PanelAtWork['planned']>[1] = () => {},
  ): Promise<SessionCode> {
    const session = await panel.planned(glasses, (doc) => {
      setPlanField(doc, 'sheet', sheet);
      setPlanField(doc, 'training', training);
      setPlanField(doc, 'sampleTemperature', 35);
      plan(doc);
    });
    await panel.sync.change(planName({ panel: panel.panel, session }), (doc) => {
      const plan = readPlan(doc);
      if (plan.ok) putDraw(doc, draw(plan.value, new Map(), seeded(session).whole));
    });
    const shown = await panel.give('show-session', { session });
    if (!shown.ok) throw new Error(JSON.stringify(shown));
    if (sheet === 'award-100') {
      for (const { taster, code } of await panel.glasses(session)) {
        const points = itemsOf(AWARD_100).map(({ key, maximum }) => [key, maximum]);
        await panel.givePoints(session, taster, code, Object.fromEntries(points));
        await panel.seal(session, taster, code);
      }
    } else
      await panel.sealRows(session, (taster, _sample, replicate) => ({
        fruity: 40 + (taster % spread),
        rancid,
        bitter: 54,
        pungent: 20 * replicate,
      }));
    await panel.give('close-session', { session });
    const why = training ? 'Two are enough to train.' : null;
    const done = await panel.give('validate-session', { session, reason: why });
    if (!done.ok) throw new Error(JSON.stringify(done));
    return session;
  }

  const draftOf = (session: SessionCode) =>
    engine.database.inPanel(panel.panel, (scope) => loadDraft(scope, session, oil()));

  async function issue(session: SessionCode, change: object = {}, actor = panel.leader) {
    const loaded = await draftOf(session);
    const seen = loaded.ok ? digestOf(loaded.value) : '';
    const data = { session, sample: oil(), customer: 'Los Arcos', remarks: '', hasAnnex: true };
    return panel.give('issue-report', { ...data, seen, reason: null, ...change }, actor);
  }
  const read = (number: string) =>
    engine.database.inPanel(panel.panel, async (scope) => {
      const found = there(await findReport(scope, number));
      return {
        ...found,
        said: reportRecordSchema.parse(JSON.parse(found.record)),
        standing: await readReportStatus(scope, found),
      };
    });
  /** Returns the first report that differs from the audit trail. */
  const wrongReport = () =>
    engine.database.inPanel(panel.panel, async (scope) => {
      const named = createNamedRecords();
      await verifyAudit(trailOf(engine.database, scope.trx), panel.panel, [], named.note);
      return verifyReports(scope, named);
    });

  test('RPT-1, RPT-2, RPT-4, RPT-6, RPT-19, RPT-21 a report states what the records say, is issued once by a leader, and stays as it was issued', async () => {
    panel = await panelAtWork(engine.database, { tasters: 8 });
    const session = await validated({ rancid: 20 });
    expect(await issue(session, {}, panel.assistant)).toMatchObject({ code: 'access-denied' });
    expect(await issue(session, { seen: 'x' })).toMatchObject({ code: 'changed-meanwhile' });
    expect(await issue(session)).toMatchObject({ ok: true, value: { number: '2026-0001' } });
    const { row, record, said, standing } = await read('2026-0001');
    expect(standing).toBe('stands');
    expect(row).toMatchObject({ session, class: 'VOO', issuedBy: panel.leader.name });
    expect(createHash('sha256').update(record).digest('hex')).toBe(row.digest);
    expect(said).toMatchObject({
      customer: 'Los Arcos',
      sample: { code: 'S1' },
      findings: { class: 'VOO', of: 'analysis', md: 2, mf: 4.1, predominantDefect: 'rancid' },
      sessions: [{ session, tasters: 8, valid: 8, sampleTemperature: 35 }],
      replaces: null,
    });
    if (said.findings.kind !== 'class') throw new Error('no class');
    expect(said.findings.statements).toContain('bitter>5');
    const [analysis] = said.findings.analyses;
    expect(analysis?.lines['fruity']?.marks).toEqual([40, 40, 40, 41, 41, 41, 42, 42]);
    // Sheets are listed by the codes of their tasters; the only name in the report is the leader's.
    expect(said.sheets?.map(({ taster }) => taster)).toEqual(
      Array.from({ length: 8 }, (_, place) => `T${place + 1}`),
    );
    expect(record).not.toContain('Ana');
    expect(said.deviations).toContainEqual({
      what: 'condition',
      session,
      code: 'sample-temperature',
    });
    expect(await issue(session)).toMatchObject({
      code: 'report-same',
      data: { number: '2026-0001' },
    });
    expect(await panel.trail('issue-report')).toMatchObject([
      { data: { session, sample: oil(), report: '2026-0001' }, after: { digest: row.digest } },
    ]);
    expect(await wrongReport()).toBeNull();
    const change = (set: { record: string } | { replacedBy: string }) =>
      engine.database.asOwner((trx) =>
        trx.updateTable('reports').set(set).where('panel', '=', panel.panel).execute(),
      );
    await expect(change({ record: '{}' })).rejects.toThrow(/stays as it was issued/);
    await change({ replacedBy: '2026-0009' });
    expect(await wrongReport()).toEqual({ problem: 'report-changed', what: '2026-0001' });
    await expect(change({ replacedBy: '2026-0008' })).rejects.toThrow(/stays as it was issued/);
  });

  test('RPT-5, RPT-18, RPT-20 what is stated otherwise is a new report with a reason, which names the one it replaces; the old one stays', async () => {
    panel = await panelAtWork(engine.database, { tasters: 8 });
    const session = await validated();
    await issue(session);
    expect(await issue(session, { customer: 'Las Lomas' })).toMatchObject({
      code: 'reason-missing',
    });
    expect(await issue(session, { customer: 'Las Lomas', reason })).toMatchObject({
      value: { number: '2026-0002' },
    });
    const [before, after] = [await read('2026-0001'), await read('2026-0002')];
    expect([before.standing, before.row.replacedBy]).toEqual(['replaced', '2026-0002']);
    expect(before.said.customer).toBe('Los Arcos');
    expect(after.said.replaces).toEqual({
      reports: [{ number: '2026-0001', issuedAt: before.row.issuedAt, digest: before.row.digest }],
      reason,
      changes: ['customer'],
    });
    // The session is re-opened: there is nothing to report, and the issued report is outdated.
    await panel.give('invalidate-session', { session, reason });
    expect((await read('2026-0002')).standing).toBe('outdated');
    expect(await issue(session, { reason })).toMatchObject({ code: 'session-not-validated' });
    const [glass] = (await panel.glasses(session)).filter(({ sample }) => sample === oil());
    const { taster, code } = there(glass);
    await panel.give('reopen-sheet', { session, taster, code, reason });
    await panel.mark(session, taster, code, { fruity: 50, bitter: 54 });
    await panel.seal(session, taster, code);
    await panel.give('validate-session', { session, reason: null });
    expect((await read('2026-0002')).standing).toBe('outdated');
    // The list shows the same status as the page of each report.
    const standings = async () =>
      (
        await engine.database.inPanel(panel.panel, (scope) => listReportsWithStatus(scope, {}))
      ).rows.map(({ number, standing }) => `${number} ${standing}`);
    expect(await standings()).toEqual(['2026-0002 outdated', '2026-0001 replaced']);
    expect(await issue(session, { customer: 'Las Lomas', reason })).toMatchObject({
      value: { number: '2026-0003' },
    });
    const third = await read('2026-0003');
    expect(third.standing).toBe('stands');
    expect((await standings())[0]).toBe('2026-0003 stands');
    expect(third.said.replaces?.changes).toEqual(['findings', 'deviations', 'sheets']);
    expect(third.said.deviations).toContainEqual(
      expect.objectContaining({ what: 'opened-again', reason }),
    );
    const listed = await engine.database.inPanel(panel.panel, (scope) =>
      Promise.all([
        listReports(scope, {}),
        listReports(scope, { state: 'standing' }),
        listReports(scope, { search: 'árcos' }),
      ]),
    );
    expect(listed.map(({ rows }) => rows.map(({ number }) => number))).toEqual([
      ['2026-0003', '2026-0002', '2026-0001'],
      ['2026-0003'],
      ['2026-0001'],
    ]);
    expect(await wrongReport()).toBeNull();
  });

  test('RPT-2, RPT-13 the numbers of a year follow one another without gap or double, whoever issues at once; those of the next begin anew', async () => {
    panel = await panelAtWork(engine.database, { tasters: 8 });
    const sessions = [await validated(), await validated(), await validated()];
    const issued = await Promise.all(sessions.map((session) => issue(session)));
    const numbers = issued.map((one) => (one.ok ? String(one.value['number']) : one.code));
    expect(numbers.toSorted()).toEqual(['2026-0001', '2026-0002', '2026-0003']);
    // In the panel's time zone, where the new year has begun already.
    await engine.database.inPanel(panel.panel, async (scope) => {
      const { revision } = await readPanel(scope);
      await updatePanel(scope, { timeZone: 'Pacific/Auckland' }, revision);
    });
    panel.clock.at = Date.parse('2026-12-31T12:00:00.000Z');
    const session = await validated();
    expect(await issue(session)).toMatchObject({ value: { number: '2027-0001' } });
  });

  test('RPT-3 a pair of two replicates is reported with both, and the mean of their medians', async () => {
    panel = await panelAtWork(engine.database, { tasters: 8, samples: 1 });
    const both: Glasses = [
      [oil(), 1],
      [oil(), 2],
    ];
    const session = await validated({ rancid: 20 }, both);
    const loaded = await draftOf(session);
    if (!loaded.ok || loaded.value.findings.kind !== 'class') throw new Error('no draft');
    const { findings, sheets } = loaded.value;
    expect(findings).toMatchObject({ class: 'VOO', of: 'pair', md: 2, pair: { accepted: true } });
    expect(findings.analyses.map(({ replicate }) => replicate)).toEqual([1, 2]);
    expect(findings.statements).toContain('delicate pungent');
    expect(sheets).toHaveLength(16);
  });

  test('RPT-3, RPT-15 a pair over two sessions is one report, of its later half, and replaces what the earlier one had', async () => {
    panel = await panelAtWork(engine.database, { tasters: 8, samples: 1 });
    const first = await validated({}, [[oil(), 1]]);
    await issue(first);
    const second = await validated({}, [[oil(), 2]]);
    expect((await read('2026-0001')).standing).toBe('outdated');
    expect(await issue(first, { reason })).toMatchObject({
      code: 'report-elsewhere',
      data: { session: second },
    });
    expect(await issue(second, { reason })).toMatchObject({ value: { number: '2026-0002' } });
    const { said } = await read('2026-0002');
    expect(said.sessions.map(({ session }) => session)).toEqual([first, second]);
    if (said.findings.kind !== 'class') throw new Error('no class');
    expect(
      said.findings.analyses.map(({ session, replicate, lines }) => [
        session,
        replicate,
        lines['pungent']?.marks[0],
      ]),
    ).toEqual([
      [first, 1, 20],
      [second, 2, 40],
    ]);
    expect((await read('2026-0001')).row.replacedBy).toBe('2026-0002');
  });

  test('RPT-3, RPT-12 a session of points is reported with its scores and medal, one for training is not', async () => {
    panel = await panelAtWork(engine.database, { tasters: 2, samples: 1 });
    const training = await validated({ training: true });
    expect(await issue(training)).toMatchObject({ code: 'report-of-training' });
    const award = await validated({ sheet: 'award-100' });
    expect(await issue(award)).toMatchObject({ value: { number: '2026-0001' } });
    const { said, row, standing } = await read('2026-0001');
    expect([row.class, standing]).toEqual([null, 'stands']);
    expect(said.findings).toMatchObject({
      kind: 'award',
      analyses: [{ scores: { medal: 'gold', rank: 1, n: 2 } }],
    });
    expect(said.sheets?.[0]?.points).toMatchObject({ harmony: expect.any(Number) });
  });

  test('RPT-1 RPT-3 a report of points states the scores of its own sample in both replicates with who validated them, and once they are validated alone', async () => {
    panel = await panelAtWork(engine.database, { tasters: 2, samples: 2 });
    const award = await validated({ sheet: 'award-100' }, [
      [oil(), 1],
      [oil(), 2],
      [there(panel.sampleIds[1]), 1],
    ]);
    const loaded = await draftOf(award);
    if (!loaded.ok || loaded.value.findings.kind !== 'award') throw new Error('no draft');
    const validatedAt = (await panel.row(award)).validatedAt?.toISOString();
    const by = { session: award, validatedAt, validatedBy: panel.leader.name };
    expect(loaded.value.findings.analyses).toMatchObject([
      { ...by, replicate: 1 },
      { ...by, replicate: 2 },
    ]);
    await panel.give('invalidate-session', { session: award, reason });
    expect(await draftOf(award)).toMatchObject({ code: 'session-not-validated' });
  });

  test('RPT-1 RPT-4 of a pair over two sessions deviations and sheets of both are told, and the method is that of the later half', async () => {
    panel = await panelAtWork(engine.database, { tasters: 8, samples: 1 });
    const half = (replicate: 1 | 2, enMaxFruity: number) =>
      validated({}, [[oil(), replicate]], (doc) => {
        setPlanField(doc, 'enMaxFruity', enMaxFruity);
        setPlanField(doc, 'roomTemperature', 20 + replicate);
      });
    const [first, second] = [await half(1, 1), await half(2, 1.4)];
    const { deviations, sheets, sessions, method } = await drafted(second);
    expect(sessions).toMatchObject([
      { session: first, sampleTemperature: 35, roomTemperature: 21 },
      { session: second, sampleTemperature: 35, roomTemperature: 22 },
    ]);
    const tooWarm = deviations.flatMap((one) =>
      one.what === 'condition' && one.code === 'sample-temperature' ? one.session : [],
    );
    expect(tooWarm).toEqual([first, second]);
    expect(sheets?.map(({ session }) => session)).toEqual([
      ...Array.from({ length: 8 }, () => first),
      ...Array.from({ length: 8 }, () => second),
    ]);
    // The position on the tray, and that the sheet was not keyed in.
    const glasses = await panel.glasses(second);
    for (const { session, code, position, keyed } of sheets ?? [])
      if (session === second)
        expect([position, keyed]).toEqual([
          glasses.find((one) => one.code === code)?.position,
          false,
        ]);
    const { awardGold, awardSilver, awardBronze } = defaultPanelSettings();
    expect(method).toMatchObject({
      version: 'verdial-method-3',
      enMaxFruity: 1.4,
      ordinaryVirgin: false,
      tradeStandardEdition: '',
      medals: { gold: awardGold, silver: awardSilver, bronze: awardBronze },
      settingsHeads: expect.stringMatching(/./),
    });
  });

  test('RPT-4 figures that were opened early stand on the report of their oil alone', async () => {
    panel = await panelAtWork(engine.database, { tasters: 2, samples: 2 });
    const other = there(panel.sampleIds[1]);
    const session = await panel.shown([
      [oil(), 1],
      [other, 1],
    ]);
    await panel.sealRows(session, () => ({ fruity: 40 }));
    await panel.give('open-figures', { session, sample: other, replicate: 1 });
    await panel.give('close-session', { session });
    await panel.give('validate-session', { session, reason });
    const opened = async (sample: typeof other) => {
      const loaded = await engine.database.inPanel(panel.panel, (scope) =>
        loadDraft(scope, session, sample),
      );
      return loaded.ok && loaded.value.deviations.some(({ what }) => what === 'figures-opened');
    };
    expect([await opened(oil()), await opened(other)]).toEqual([false, true]);
  });

  test('RPT-5 the list compares each report with its own record', async () => {
    panel = await panelAtWork(engine.database, { tasters: 8, samples: 1 });
    const first = await validated();
    await issue(first);
    // A later validation may have changed the findings of the first report, but not of the second.
    panel.clock.at += 3_600_000;
    const second = await validated({ rancid: 20 });
    await issue(second);
    const { rows } = await engine.database.inPanel(panel.panel, (scope) =>
      listReportsWithStatus(scope, {}),
    );
    expect(rows.map(({ session, standing }) => [session, standing])).toEqual([
      [second, 'stands'],
      [first, 'stands'],
    ]);
  });

  test('RPT-4 a pair that was rejected stands on the report of the further one', async () => {
    panel = await panelAtWork(engine.database, { tasters: 8, samples: 1 });
    const rejected = await panel.shown([
      [oil(), 1],
      [oil(), 2],
    ]);
    await panel.sealRows(rejected, (taster, _sample, replicate) => ({
      fruity: 20 * replicate + (taster % 2),
    }));
    await panel.give('close-session', { session: rejected });
    await panel.give('validate-session', { session: rejected, reason });
    expect(await draftOf(rejected)).toMatchObject({ code: 'report-class-awaited' });
    const further = await tastedTwice();
    await panel.give('validate-session', { session: further, reason: null });
    const { deviations, findings } = await drafted(further);
    expect(findings).toMatchObject({ of: 'pair', pair: { session1: further } });
    expect(deviations.filter(({ what }) => what === 'pair-rejected')).toMatchObject([
      { session1: rejected, session2: rejected },
    ]);
  });

  /** Excludes the first taster's sheet of a replicate. */
  const leaveOut = (session: SessionCode, replicate: 1 | 2) =>
    panel.sync.change(notesName({ panel: panel.panel, session }, oil()), (doc) =>
      exclude(doc, {
        taster: there(panel.tasterIds[0]),
        replicate,
        reason: 'A wrong glass.',
        by: 'Eva',
        at: '2026-11-27T09:00:00.000Z',
      }),
    );
  /** A closed session of the oil in two replicates; `plan` changes its plan. */
  async function tastedTwice(plan: Parameters<PanelAtWork['planned']>[1] = () => {}) {
    const session = await panel.shown(
      [
        [oil(), 1],
        [oil(), 2],
      ],
      plan,
    );
    await panel.sealRows(session, (taster, _sample, replicate) => ({
      fruity: 40 + replicate + taster,
    }));
    await panel.give('close-session', { session });
    return session;
  }
  const drafted = async (session: SessionCode) => {
    const loaded = await draftOf(session);
    if (!loaded.ok) throw new Error(loaded.code);
    return loaded.value;
  };

  test('RPT-4 ASM-1 a sheet that is left out counts in no figure of its replicate, stands in the annex as such, and counts in the other', async () => {
    panel = await panelAtWork(engine.database, { tasters: 9, samples: 1 });
    const session = await tastedTwice();
    await leaveOut(session, 2);
    expect(await panel.give('validate-session', { session, reason: null })).toMatchObject({
      code: 'criteria-not-met',
      data: { failed: [{ code: 'left-out-after-figures', sample: 'S1', replicate: 2 }] },
    });
    await panel.give('validate-session', { session, reason });
    const { findings, sessions, sheets, deviations } = await drafted(session);
    // Nine tasters with two glasses each are nine tasters.
    expect(sessions).toMatchObject([{ session, tasters: 9, valid: 17 }]);
    if (findings.kind !== 'class') throw new Error('no class');
    expect(
      findings.analyses.map(({ n, replicate, lines }) => [replicate, n, lines['fruity']?.marks]),
    ).toEqual([
      [1, 9, [41, 42, 43, 44, 45, 46, 47, 48, 49]],
      [2, 8, [43, 44, 45, 46, 47, 48, 49, 50]],
    ]);
    expect(
      sheets?.filter(({ counts }) => !counts).map(({ taster, replicate }) => [taster, replicate]),
    ).toEqual([['T1', 2]]);
    expect(deviations.filter(({ what }) => what === 'left-out')).toEqual([
      { what: 'left-out', session, replicate: 2, taster: 'T1', reason: 'A wrong glass.' },
    ]);
  });

  test('RPT-3, PLN-42, RPT-16 a counter-assessment in two replicates has a report of its own, of both, as their comparison finds them', async () => {
    panel = await panelAtWork(engine.database, { tasters: 8, samples: 1 });
    const checked = await validated();
    const checks = { of: 'panel', session: checked, sample: oil() } as const;
    const counter = await tastedTwice((doc) => setPlanField(doc, 'checks', checks));
    expect(await panel.give('validate-session', { session: counter, reason: null })).toMatchObject({
      ok: true,
    });
    const { findings, sessions } = await drafted(counter);
    expect(findings).toMatchObject({
      class: 'EVOO',
      of: 'pair',
      mf: 4.5,
      pair: { session1: counter, session2: counter, accepted: true, mf: 4.5 },
      analyses: [
        { session: counter, replicate: 1, mf: 4.5 },
        { session: counter, replicate: 2, mf: 4.6 },
      ],
    });
    expect(sessions).toMatchObject([{ session: counter, checks }]);
    // The result that it checks is reported as before.
    expect((await drafted(checked)).findings).toMatchObject({ of: 'analysis', pair: null });
  });

  test('RPT-4 what failed is told as the last validation found it, and sheets as it left them out', async () => {
    panel = await panelAtWork(engine.database, { tasters: 8, samples: 1 });
    const session = await panel.shown([[oil(), 1]]);
    await panel.sealRows(session, (taster) => ({ fruity: 40, rancid: taster * 10 }));
    await panel.give('close-session', { session });
    await panel.give('validate-session', { session, reason: 'As they are.' });
    const criteria = async () =>
      (await drafted(session)).deviations.filter(
        ({ what }) => what === 'criteria' || what === 'left-out',
      );
    const by = panel.leader.name;
    expect(await criteria()).toEqual([
      { what: 'criteria', session, failed: ['not-reliable'], by, reason: 'As they are.' },
    ]);
    await panel.give('invalidate-session', { session, reason });
    await leaveOut(session, 1);
    await panel.give('validate-session', { session, reason: 'One less.' });
    expect(await criteria()).toMatchObject([
      {
        what: 'criteria',
        reason: 'One less.',
        failed: ['fewer-than-8', 'not-reliable', 'left-out-after-figures'],
      },
      { what: 'left-out', taster: 'T1', reason: 'A wrong glass.' },
    ]);
  });

  test('RPT-4 three served sessions of a day are as many as may be, whatever is planned beside them', async () => {
    panel = await panelAtWork(engine.database, { tasters: 2, samples: 1 });
    const session = await validated({ training: false, sheet: 'award-100' });
    const tooMany = async () =>
      (await drafted(session)).deviations.some(
        (one) => one.what === 'condition' && one.code === 'sessions-at-most-3',
      );
    await panel.shown([[oil(), 1]]);
    const third = await panel.planned([[oil(), 1]]);
    await panel.planned([[oil(), 1]]);
    await panel.planned([[oil(), 1]]);
    await panel.give('show-session', { session: third });
    expect(await tooMany()).toBe(false);
    await panel.shown([[oil(), 1]]);
    expect(await tooMany()).toBe(true);
  });

  test('RPT-3, ASM-30, RPT-14 of an assessment that is called invalid there is no report, of points neither, and one that is valid again says who said so and why', async () => {
    panel = await panelAtWork(engine.database, { tasters: 8, samples: 1 });
    const award = await validated({ sheet: 'award-100' });
    const oils = await validated();
    for (const session of [award, oils]) {
      const judge = (valid: boolean, reason: string) =>
        panel.give('judge-assessment', { session, sample: oil(), valid, reason });
      expect(await judge(false, 'The wrong bottle.')).toMatchObject({ ok: true });
      expect(await draftOf(session)).toMatchObject({ code: 'report-of-invalid' });
      expect(await judge(true, 'The right bottle after all.')).toMatchObject({ ok: true });
      expect((await drafted(session)).deviations).toContainEqual({
        what: 'valid-again',
        session,
        by: panel.leader.name,
        at: expect.any(String),
        reason: 'The right bottle after all.',
      });
    }
  });

  test('RPT-4 what was validated against its criteria says so on the report, with what failed and why', async () => {
    panel = await panelAtWork(engine.database, { tasters: 2, samples: 1 });
    const session = await panel.shown([[oil(), 1]]);
    await panel.sealRows(session, () => ({ fruity: 40 }));
    await panel.give('open-figures', { session, sample: oil(), replicate: 1 });
    await panel.give('close-session', { session });
    await panel.give('validate-session', { session, reason: 'Two are enough to see.' });
    const loaded = await draftOf(session);
    // The report also states that its figures were visible before all had signed (SES-14).
    expect(loaded.ok && loaded.value.deviations).toContainEqual({
      what: 'figures-opened',
      session,
    });
    expect(loaded.ok && loaded.value.deviations).toContainEqual({
      what: 'criteria',
      session,
      failed: ['fewer-than-8'],
      by: panel.leader.name,
      reason: 'Two are enough to see.',
    });
    expect(loaded.ok && loaded.value.findings).toMatchObject({ class: 'NOCLASIFICATED' });
  });
});
