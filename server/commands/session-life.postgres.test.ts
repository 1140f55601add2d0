import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planName } from '../../domain/documents/document-names.ts';
import { readPlan, removeEntry, setInvited } from '../../domain/documents/session.document.ts';
import { ENGINES, type StartedEngine } from '../database/testing/engines.ts';
import { type PanelAtWork, panelAtWork, there } from './testing/panel-at-work.ts';

describe.each(ENGINES)('the life of a session on $name', ({ start }) => {
  let engine: StartedEngine;
  let panel: PanelAtWork;
  beforeAll(async () => {
    engine = await start();
    panel = await panelAtWork(engine.database);
  });
  afterAll(() => engine.stop());

  test('SES-9 sessions are numbered from 1 without gaps, each with its plan and its audit row, however many ask at once', async () => {
    const fresh = await panelAtWork(engine.database);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        fresh.give('create-session', { date: '2026-11-27', training: true }),
      ),
    );
    const numbers = answers.map((answer) => (answer.ok ? answer.value['session'] : answer.code));
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await fresh.trail('create-session')).toHaveLength(8);
    for (const session of numbers) {
      const name = `${fresh.panel}/session/${session}`;
      const plan = await fresh.sync.read(name, readPlan);
      expect(plan).toMatchObject({ ok: true, value: { training: true, date: '2026-11-27' } });
    }
  });

  test('SES-7 showing serves every glass, pours the oil and opens a tray with codes and nothing of the samples', async () => {
    const session = await panel.planned();
    expect(await panel.give('show-session', { session })).toMatchObject({
      ok: true,
      value: { state: 'shown', glasses: 4 },
    });
    const taster = there(panel.tasterIds[0]);
    const tray = await panel.tray(session, taster);
    expect(tray.state).toBe('open');
    const served = (await panel.glasses(session)).filter((glass) => glass.taster === taster);
    expect(tray.glasses.map(({ code }) => code)).toEqual(served.map(({ code }) => code));
    for (const sample of panel.sampleIds) expect(JSON.stringify(tray)).not.toContain(sample);
    const [row] = await panel.trail('show-session');
    expect(row).toMatchObject({
      actor: 'jefespanel',
      role: 'jefespanel',
      origin: '10.0.0.7',
      before: { state: 'draft' },
      after: { state: 'shown', glasses: 4 },
    });
  });

  test('SES-7 a plan that is not ready is not shown, and says which walls stand', async () => {
    const session = await panel.planned();
    const name = planName({ panel: panel.panel, session });
    await panel.sync.change(name, (doc) => {
      const plan = readPlan(doc);
      if (plan.ok) for (const { id } of plan.value.entries) removeEntry(doc, id);
    });
    const answer = await panel.give('show-session', { session });
    expect(answer).toMatchObject({ ok: false, code: 'plan-not-ready' });
    expect(answer).toMatchObject({ data: { walls: expect.arrayContaining(['plan-has-samples']) } });
    expect(await panel.state(session)).toBe('draft');
    expect(await panel.glasses(session)).toEqual([]);
  });

  test('SES-7 a plan that names somebody the panel does not know is not shown', async () => {
    const session = await panel.planned();
    const stranger = await panelAtWork(engine.database);
    const name = planName({ panel: panel.panel, session });
    await panel.sync.change(name, (doc) => setInvited(doc, there(stranger.tasterIds[0]), true));
    expect(await panel.give('show-session', { session })).toMatchObject({
      ok: false,
      code: 'plan-not-ready',
      data: { walls: ['plan-records-known'] },
    });
  });

  test('SES-7, SES-23 shown again, hidden and shown again, every glass keeps its code and place', async () => {
    const session = await panel.shown();
    const before = await panel.glasses(session);
    expect(await panel.give('show-session', { session })).toMatchObject({ ok: true });
    expect(await panel.give('hide-session', { session })).toMatchObject({ ok: true });
    expect((await panel.tray(session, there(panel.tasterIds[1]))).state).toBe('hidden');
    expect(await panel.give('show-session', { session })).toMatchObject({ ok: true });
    expect((await panel.tray(session, there(panel.tasterIds[1]))).state).toBe('open');
    expect(await panel.glasses(session)).toEqual(before);
  });

  test('SES-10, SES-11 hiding and closing twice changes nothing and leaves one row each', async () => {
    const session = await panel.shown();
    const of = async (command: string) =>
      (await panel.trail(command)).filter((row) =>
        JSON.stringify(row.data).includes(`:${session}`),
      );
    for (const command of ['hide-session', 'close-session'] as const) {
      expect(await panel.give(command, { session })).toMatchObject({ ok: true });
      expect(await panel.give(command, { session })).toMatchObject({ ok: true });
      expect(await of(command)).toHaveLength(1);
    }
    expect(await panel.state(session)).toBe('closed');
    expect((await panel.tray(session, there(panel.tasterIds[0]))).state).toBe('closed');
  });

  test('SES-10, SES-11 a plan cannot be hidden or closed', async () => {
    const session = await panel.planned();
    for (const command of ['hide-session', 'close-session'])
      expect(await panel.give(command, { session })).toMatchObject({
        ok: false,
        code: 'session-not-shown',
      });
  });

  test('COM-1 of many who show one session at once, one serves it, and nothing is poured twice', async () => {
    const session = await panel.planned();
    const answers = await Promise.all(
      [panel.leader, panel.assistant, panel.leader].map((actor) =>
        panel.give('show-session', { session }, actor),
      ),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await panel.glasses(session)).toHaveLength(4);
  });

  test('SES-13 a call lights on the tray and is answered; who has no glass there finds no session', async () => {
    const session = await panel.shown();
    const [taster, actor] = [there(panel.tasterIds[0]), there(panel.tasters[0])];
    expect(await panel.give('call-leader', { session, call: 'help' }, actor)).toMatchObject({
      ok: true,
    });
    expect((await panel.tray(session, taster)).call).toMatchObject({ reason: 'help' });
    expect(await panel.give('answer-call', { session, taster })).toMatchObject({ ok: true });
    expect((await panel.tray(session, taster)).call).toBeNull();
    const outsider = { ...actor, taster: there((await panelAtWork(engine.database)).tasterIds[0]) };
    expect(await panel.give('call-leader', { session, call: 'help' }, outsider)).toMatchObject({
      ok: false,
      code: 'not-found',
    });
  });
});
