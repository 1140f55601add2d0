import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Doc } from 'yjs';
import { exclude, putBack } from '../../../domain/documents/assessment.document.ts';
import { notesName, planName } from '../../../domain/documents/document-names.ts';
import { putDraw, readPlan, setPlanField } from '../../../domain/documents/session.document.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import { draw } from '../../../domain/sessions/draw.ts';
import { ENGINES, type StartedEngine } from '../../database/testing/engines.ts';
import { connectClient, type LiveClient } from '../../sync/testing/live-client.ts';
import type { LiveServer } from '../../sync/testing/live-server.ts';
import { seeded } from '../../sync/testing/seeded.ts';
import { SOON } from '../../sync/testing/use-live.ts';
import { type PanelAtWork, panelAtWork } from '../testing/panel-at-work.ts';
import { held, judged, startDocumentServer } from '../testing/rights-on-socket.ts';
import { there } from '../testing/there.ts';

describe.each(ENGINES)('AUD-12 what the desk writes live, on $name', ({ start }) => {
  let engine: StartedEngine;
  let server: LiveServer;
  const clients: LiveClient[] = [];
  beforeAll(async () => {
    engine = await start();
    server = await startDocumentServer(engine.database);
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.close();
  });
  afterAll(async () => {
    await server.crash();
    await engine.stop();
  });

  const hold = (actor: Actor, name: string) => {
    const client = connectClient(server.url, actor);
    clients.push(client);
    return held(client, name);
  };
  const told = async (panel: PanelAtWork, ...commands: string[]) =>
    (await panel.trail())
      .filter(({ command }) => commands.includes(command))
      .map(({ actor, command, data, before, after, reason }) => ({
        actor,
        command,
        data,
        before,
        after,
        reason,
      }));

  const planIn = (doc: Doc) => {
    const plan = readPlan(doc);
    if (!plan.ok) throw new Error(plan.code);
    return plan.value;
  };

  test('a sheet that is left out and put back is told at once: whose, which, by whom and why', async () => {
    const panel = await panelAtWork(engine.database, { live: server.sync });
    const session = await panel.shown();
    const [sample, taster] = [there(panel.sampleIds[0]), there(panel.tasterIds[1])];
    const glass = (await panel.glasses(session)).find(
      (one) => one.sample === sample && one.taster === taster,
    );
    const notes = await hold(panel.assistant, notesName({ panel: panel.panel, session }, sample));
    const why = { reason: 'Tasted with a cold', by: 'Eva', at: '2026-11-27T11:00:00.000Z' };
    exclude(notes.doc, { taster, replicate: 1, ...why });
    const data = { session, sample, taster, replicate: 1, code: glass?.code };
    const left = {
      actor: 'adjuntos',
      command: 'exclude-sheet',
      data,
      before: { reason: null },
      after: { reason: why.reason },
      reason: why.reason,
    };
    const commands = ['exclude-sheet', 'put-back-sheet'];
    await vi.waitFor(async () => expect(await told(panel, ...commands)).toEqual([left]), SOON);
    const desk = await hold(panel.leader, notesName({ panel: panel.panel, session }, sample));
    const again = { reason: 'It was no cold', by: 'Carmen', at: '2026-11-27T11:05:00.000Z' };
    putBack(desk.doc, { taster, replicate: 1, ...again });
    const back = {
      actor: 'jefespanel',
      command: 'put-back-sheet',
      data,
      before: { reason: why.reason },
      after: { reason: null },
      reason: again.reason,
    };
    await vi.waitFor(
      async () => expect(await told(panel, ...commands)).toEqual([left, back]),
      SOON,
    );
  });

  test('AUD-26 AUD-27 what two people changed of a plan is told before the next act on its session, each person’s by itself', async () => {
    const panel = await panelAtWork(engine.database, { live: server.sync });
    const session = await panel.planned();
    const name = planName({ panel: panel.panel, session });
    const [one, other] = [await hold(panel.leader, name), await hold(panel.assistant, name)];
    setPlanField(one.doc, 'roomTemperature', 22);
    setPlanField(one.doc, 'roomTemperature', 22.4);
    await one.stored();
    setPlanField(other.doc, 'restMinutes', 12);
    const plan = readPlan(other.doc);
    if (!plan.ok) throw new Error(plan.code);
    putDraw(other.doc, draw(plan.value, new Map(), seeded(5).whole));
    await other.stored();
    expect(await told(panel, 'change-plan')).toEqual([]);
    expect(await panel.give('show-session', { session })).toMatchObject({ ok: true });
    expect(await told(panel, 'change-plan', 'show-session')).toMatchObject([
      {
        actor: 'jefespanel',
        command: 'change-plan',
        data: { session },
        before: { roomTemperature: null },
        after: { roomTemperature: 22.4 },
      },
      {
        actor: 'adjuntos',
        command: 'change-plan',
        before: { restMinutes: 15 },
        after: { restMinutes: 12, draws: 1 },
      },
      { command: 'show-session' },
    ]);
  });

  test('AUD-19 AUD-28 each code is told from what to what, also of a change that is undone at once', async () => {
    const panel = await panelAtWork(engine.database, { live: server.sync });
    const session = await panel.planned();
    const plan = await hold(panel.assistant, planName({ panel: panel.panel, session }));
    const { entries, codes } = planIn(plan.doc);
    const [one, other] = [there(entries[0]), there(entries[1])];
    const [first, second] = [codes.get(one.id), codes.get(other.id)];
    const exchange = async (to: typeof first, from: typeof first) => {
      plan.doc.transact(() => {
        plan.doc.getMap('codes').set(one.id, to);
        plan.doc.getMap('codes').set(other.id, from);
      });
      await judged(plan);
    };
    await exchange(second, first);
    await exchange(first, second);
    expect(await panel.give('show-session', { session })).toMatchObject({ ok: true });
    const codesOf = (a: typeof first, b: typeof first) => [
      { sample: one.sample, replicate: 1, code: a },
      { sample: other.sample, replicate: 1, code: b },
    ];
    const [before, after] = [codesOf(first, second), codesOf(second, first)];
    expect(await told(panel, 'change-plan')).toMatchObject([
      { actor: 'adjuntos', before: { codes: before }, after: { codes: after, draws: 1 } },
      { actor: 'adjuntos', before: { codes: after }, after: { codes: before, draws: 1 } },
    ]);
  });

  test('AUD-27 a plan that rests is told without an act', async () => {
    const panel = await panelAtWork(engine.database, { live: server.sync, planPause: 50 });
    const session = await panel.planned();
    const plan = await hold(panel.leader, planName({ panel: panel.panel, session }));
    setPlanField(plan.doc, 'start', '11:30');
    await vi.waitFor(
      async () =>
        expect((await told(panel, 'change-plan')).map(({ after }) => after)).toEqual([
          { start: '11:30' },
        ]),
      SOON,
    );
  });
});
