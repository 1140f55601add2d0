import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exclude } from '../../domain/documents/assessment.document.ts';
import { notesName, planName } from '../../domain/documents/document-names.ts';
import { putDraw, readPlan, setPlanField } from '../../domain/documents/session.document.ts';
import { draw } from '../../domain/sessions/draw.ts';
import { parseSessionCode, type SessionCode } from '../../domain/words/ids.ts';
import type { Replicate } from '../../domain/words/replicate.ts';
import { newSampleId } from '../database/contract/facts.ts';
import { checksOf, countersOf } from '../database/results/counter-assessments.ts';
import { resultsOfSession } from '../database/results/results.ts';
import { verdictsOfSession } from '../database/samples/sample-verdicts.ts';
import { findSample, listSamples } from '../database/samples/samples.ts';
import { ENGINES, type StartedEngine } from '../database/testing/engines.ts';
import { seeded } from '../sync/testing/seeded.ts';
import { type Glasses, type PanelAtWork, panelAtWork, there } from './testing/panel-at-work.ts';

describe.each(ENGINES)('pairs over two sessions on $name', ({ start }) => {
  let engine: StartedEngine;
  let panel: PanelAtWork;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());

  const oil = () => there(panel.sampleIds[0]);
  const read = () =>
    engine.database.inPanel(panel.panel, async (scope) => (await findSample(scope, oil()))?.class);
  const decided = () =>
    engine.database.inPanel(
      panel.panel,
      async (scope) => (await findSample(scope, oil()))?.decisionReason,
    );
  const results = (session: SessionCode) =>
    engine.database.inPanel(panel.panel, (scope) => resultsOfSession(scope, session));
  const verdict = async (session: SessionCode) =>
    (await engine.database.inPanel(panel.panel, (scope) => verdictsOfSession(scope, session))).find(
      ({ sample }) => sample === oil(),
    );

  /**
   * Plans a session and draws codes that neither replicate had before: another seed, and the codes
   * of valid results excluded.
   */
  async function planned(replicate: Replicate, chance: number, training = false) {
    const glasses: Glasses = [[oil(), replicate]];
    const session = await panel.planned(glasses, (doc) => setPlanField(doc, 'training', training));
    await panel.sync.change(planName({ panel: panel.panel, session }), (doc) => {
      const plan = readPlan(doc);
      if (plan.ok) putDraw(doc, draw(plan.value, new Map(), seeded(chance).whole));
    });
    return session;
  }

  /** A validated session of this oil alone in one replicate, with that rancid median in mm. */
  async function judged(replicate: Replicate, rancid: number, chance: number, training = false) {
    return validated(await planned(replicate, chance, training), rancid);
  }

  /** Shows, tastes and validates what is planned. */
  async function validated(session: SessionCode, rancid: number) {
    const shown = await panel.give('show-session', { session });
    if (!shown.ok) throw new Error(JSON.stringify(shown));
    await panel.sealRows(session, (taster) => ({ fruity: 40 + (taster % 3), rancid }));
    await panel.give('close-session', { session });
    const done = await panel.give('validate-session', { session, reason: null });
    if (!done.ok) throw new Error(JSON.stringify(done));
    return session;
  }

  /** Reads the plan of a repeat of the oil. */
  async function repeated() {
    const data = { date: '2026-11-28', training: false, repeat: oil() };
    const created = await panel.give('create-session', data);
    if (!created.ok) throw new Error(created.code);
    const session = there(parseSessionCode(String(created.value['session'])));
    const plan = await panel.sync.read(planName({ panel: panel.panel, session }), readPlan);
    return plan.ok ? plan.value.entries.map(({ sample, replicate }) => [sample, replicate]) : [];
  }

  test('PLN-30, PLN-31 a lone replicate 2 is shown once a replicate 1 waits in an earlier session, under other codes', async () => {
    panel = await panelAtWork(engine.database, { tasters: 8, samples: 1 });
    const early = await planned(2, 5);
    expect(await panel.give('show-session', { session: early })).toMatchObject({
      code: 'plan-not-ready',
      data: { walls: ['plan-entries-distinct'] },
    });
    await judged(1, 0, 7);
    const same = await planned(2, 7);
    expect(await panel.give('show-session', { session: same })).toMatchObject({
      code: 'plan-not-ready',
      data: { walls: ['plan-codes-apart'] },
    });
    const other = await planned(2, 8);
    expect(await panel.give('show-session', { session: other })).toMatchObject({ ok: true });
  });

  test('PLN-30 the result of a training session is no earlier half: no replicate 2 stands alone on it, and no repeat is its second', async () => {
    panel = await panelAtWork(engine.database, { tasters: 8, samples: 1 });
    await judged(1, 0, 1, true);
    expect(await panel.give('show-session', { session: await planned(2, 5) })).toMatchObject({
      code: 'plan-not-ready',
      data: { walls: ['plan-entries-distinct'] },
    });
    expect(await repeated()).toEqual([[oil(), 1]]);
    await judged(1, 0, 2);
    expect(await repeated()).toEqual([[oil(), 2]]);
  });

  test('PLN-41, PLN-42, PLN-44, PLN-55, PLN-56, PLN-58 a counter-assessment names a standing result, is told, and leaves verdict, class and pairs as they are', async () => {
    panel = await panelAtWork(engine.database, { tasters: 8, samples: 1 });
    const first = await judged(1, 0, 1);
    const before = await verdict(first);
    const checks = { of: 'panel', session: first, sample: oil() } as const;
    const counter = await planned(1, 2);
    const name = planName({ panel: panel.panel, session: counter });
    const check = (session: SessionCode) =>
      panel.sync.change(name, (doc) => setPlanField(doc, 'checks', { ...checks, session }));
    for (const wrong of [there(parseSessionCode(first + 50)), counter]) {
      await check(wrong);
      expect(await panel.give('show-session', { session: counter })).toMatchObject({
        code: 'plan-not-ready',
        data: { walls: ['plan-check-stands'] },
      });
    }
    await check(first);
    await validated(counter, 60);
    expect((await panel.trail('show-session')).at(-1)?.after).toMatchObject({ checks });
    expect(await verdict(first)).toEqual(before);
    expect(await read()).toBe('EVOO');
    const rows = await engine.database.inPanel(panel.panel, (scope) =>
      resultsOfSession(scope, counter),
    );
    expect(rows).toMatchObject([{ isCounter: true, class: 'LOO_EU' }]);
    // In both directions, and nothing about an unrelated session (PLN-44).
    const known = (session: SessionCode) =>
      engine.database.inPanel(panel.panel, async (scope) => [
        await checksOf(scope, session),
        (await countersOf(scope, session)).map((one) => [
          one.session,
          one.sample,
          one.class,
          one.validationReason,
          one.leftOut,
        ]),
      ]);
    expect(await known(first)).toEqual([null, [[counter, oil(), 'LOO_EU', null, []]]]);
    expect(await known(counter)).toEqual([checks, []]);
    expect(await repeated()).toEqual([[oil(), 2]]);
    await panel.give('invalidate-session', { session: first, reason: 'a slip' });
    expect(await read()).toBeNull();
    expect(await repeated()).toEqual([[oil(), 1]]);
  });

  test('PLN-42 PLN-57 a counter-assessment of another panel’s result is made in two sessions, which are a pair like any', async () => {
    panel = await panelAtWork(engine.database, { tasters: 8, samples: 1 });
    const checks = { of: 'elsewhere', reference: 'ES-0413/26' } as const;
    async function half(replicate: Replicate) {
      const session = await planned(replicate, replicate);
      await panel.sync.change(planName({ panel: panel.panel, session }), (doc) =>
        setPlanField(doc, 'checks', checks),
      );
      return validated(session, 0);
    }
    const [first, second] = [await half(1), await half(2)];
    expect(await verdict(second)).toMatchObject({
      state: 'final',
      class: 'EVOO',
      pairs: [{ session1: first, session2: second, accepted: true }],
    });
    expect(await engine.database.inPanel(panel.panel, (scope) => checksOf(scope, second))).toEqual(
      checks,
    );
  });

  test('PLN-32 a planned repeat is replicate 2 where a replicate 1 waits, else the first of a new pair', async () => {
    panel = await panelAtWork(engine.database, { tasters: 8, samples: 1 });
    expect(await repeated()).toEqual([[oil(), 1]]);
    await judged(1, 0, 1);
    expect(await repeated()).toEqual([[oil(), 2]]);
    await judged(2, 30, 2);
    expect(await repeated()).toEqual([[oil(), 1]]);
    const unknown = { date: '2026-11-28', training: false, repeat: newSampleId() };
    expect(await panel.give('create-session', unknown)).toMatchObject({ code: 'not-found' });
  });

  test('ASM-20 ASM-40 an accepted pair gives the sample its class in the transaction of its second half, and loses it again with it', async () => {
    panel = await panelAtWork(engine.database, { tasters: 8, samples: 1 });
    const first = await judged(1, 0, 1);
    expect(await verdict(first)).toMatchObject({ state: 'final', class: 'EVOO', pairs: [] });
    const second = await judged(2, 0, 2);
    const pair = { session1: first, session2: second, accepted: true, class: 'EVOO' };
    for (const half of [first, second])
      expect(await verdict(half)).toMatchObject({ state: 'final', class: 'EVOO', pairs: [pair] });
    const told = (await panel.trail('validate-session')).at(-1);
    expect(told?.after).toMatchObject({ verdicts: { [oil()]: { pairs: [pair] } } });
    await panel.give('invalidate-session', { session: second, reason: 'a slip' });
    expect(await verdict(first)).toMatchObject({ state: 'final', class: 'EVOO', pairs: [] });
    await panel.give('invalidate-session', { session: first, reason: 'a slip' });
    expect(await verdict(first)).toBeUndefined();
    expect(await read()).toBeNull();
  });

  test('ASM-21 ASM-43 ASM-44 rejected again, a leader gives the class with a reason, which stands until its pairs do not', async () => {
    panel = await panelAtWork(engine.database, { tasters: 8, samples: 1 });
    const first = await judged(1, 0, 1);
    await judged(2, 30, 2);
    await judged(1, 0, 3);
    const decision = { sample: oil(), class: 'VOO', reason: 'the second halves agree' };
    const decide = () => panel.give('decide-class', decision);
    expect(await decide()).toMatchObject({ code: 'decision-not-due' });
    const fourth = await judged(2, 30, 4);
    expect(await verdict(first)).toMatchObject({ state: 'person-decides', class: null });
    expect(await panel.give('decide-class', decision, panel.assistant)).toMatchObject({
      code: 'access-denied',
    });
    expect(await decide()).toMatchObject({ ok: true });
    const given = { class: 'VOO', reason: decision.reason, by: panel.leader.name };
    expect(await verdict(first)).toMatchObject({ state: 'final', class: 'VOO', decision: given });
    expect(await read()).toBe('VOO');
    expect(await decided()).toBe(decision.reason);
    expect(await results(first)).toMatchObject([
      { decided: { class: 'VOO', reason: decision.reason } },
    ]);
    expect(await panel.trail('decide-class')).toMatchObject([
      { before: { state: 'person-decides', class: null }, reason: decision.reason },
    ]);
    await judged(1, 0, 5);
    expect(await verdict(first)).toMatchObject({ state: 'final', class: 'VOO', decision: given });
    await panel.give('invalidate-session', { session: fourth, reason: 'a slip' });
    expect(await verdict(first)).toMatchObject({ state: 'further-analyses', decision: null });
    expect([await read(), await decided()]).toEqual([null, null]);
    expect(await results(first)).toMatchObject([{ decided: null }]);
  });

  test('ASM-20 ASM-41 ASM-42 a rejected pair has no class until its two further analyses are in; both of its results stand', async () => {
    panel = await panelAtWork(engine.database, { tasters: 8, samples: 1 });
    const first = await judged(1, 0, 1);
    const second = await judged(2, 30, 2);
    const rejected = { state: 'further-analyses', class: null, provisional: 'EVOO' };
    expect(await verdict(second)).toMatchObject({ ...rejected, further: 0 });
    expect(await read()).toBeNull();
    expect(await results(first)).toMatchObject([{ class: 'EVOO', isProvisional: true }]);
    const listed = async () =>
      (await engine.database.inPanel(panel.panel, (scope) => listSamples(scope, {}))).rows.find(
        ({ id }) => id === oil(),
      )?.provisional;
    expect(await listed()).toEqual({ class: 'EVOO', reason: null });
    await judged(1, 20, 3);
    expect(await verdict(first)).toMatchObject({ ...rejected, further: 1 });
    const fourth = await judged(2, 20, 4);
    expect(await verdict(first)).toMatchObject({
      state: 'final',
      class: 'VOO',
      provisional: null,
      pairs: [{ accepted: false }, { accepted: true, md: 2 }],
    });
    expect(await read()).toBe('VOO');
    expect(await listed()).toBeNull();
    const final = await engine.database.inPanel(panel.panel, (scope) =>
      resultsOfSession(scope, first),
    );
    expect(final).toMatchObject([{ class: 'EVOO', isProvisional: false }]);
    await panel.give('invalidate-session', { session: fourth, reason: 'a slip' });
    expect(await verdict(first)).toMatchObject({ ...rejected, further: 1 });
    expect(await read()).toBeNull();
  });

  test('ASM-20 RES-3 ASM-1 ASM-39 a class that waits for further analyses is listed with why it was let stand and whose sheets were left out', async () => {
    panel = await panelAtWork(engine.database, { tasters: 8, samples: 1 });
    await judged(1, 0, 1);
    const second = await planned(2, 2);
    await panel.give('show-session', { session: second });
    await panel.sealRows(second, (taster) => ({ fruity: 40 + (taster % 3), rancid: 30 }));
    await panel.give('close-session', { session: second });
    const cold = { reason: 'had a cold', by: 'Eva', at: '2026-11-27T11:00:00.000Z' };
    const out = { taster: there(panel.tasterIds[3]), replicate: 2, ...cold } as const;
    const notes = notesName({ panel: panel.panel, session: second }, oil());
    await panel.sync.change(notes, (doc) => exclude(doc, out));
    const reason = 'seven are enough';
    expect(await panel.give('validate-session', { session: second, reason })).toMatchObject({
      ok: true,
    });
    const { rows } = await engine.database.inPanel(panel.panel, (scope) => listSamples(scope, {}));
    expect(rows).toMatchObject([
      {
        class: null,
        provisional: { class: 'EVOO', reason },
        leftOut: [{ taster: 'T4', reason: cold.reason }],
      },
    ]);
  });
});
