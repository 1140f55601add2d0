import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEvaluation, setMark } from '../../domain/documents/evaluation.document.ts';
import { formatDocumentName } from '../../domain/documents/name.ts';
import type { Actor } from '../../domain/rights/actor.ts';
import { mm } from '../../domain/testing/mm.ts';
import type { SessionCode, TasterId, TastingCode } from '../../domain/words/ids.ts';
import { ENGINES, type StartedEngine } from '../database/testing/engines.ts';
import { connectClient, type LiveClient } from '../sync/testing/live-client.ts';
import type { LiveServer } from '../sync/testing/live-server.ts';
import { SOON } from '../sync/testing/use-live.ts';
import { type PanelAtWork, panelAtWork, there } from './testing/panel-at-work.ts';
import {
  closedBy,
  comesBack,
  goesIn,
  held,
  startDocumentServer,
} from './testing/rights-on-socket.ts';

describe.each(ENGINES)('SYN-3 when the facts change, on $name', ({ start }) => {
  let engine: StartedEngine;
  let server: LiveServer;
  let panel: PanelAtWork;
  let [session, later]: SessionCode[] = [];
  const clients: LiveClient[] = [];

  beforeAll(async () => {
    engine = await start();
    server = await startDocumentServer(engine.database);
  });
  beforeEach(async () => {
    panel = await panelAtWork(engine.database, { live: server.sync });
    [session, later] = [await panel.shown(), await panel.shown()];
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
  const sheet = (taster: TasterId, code: TastingCode, of = there(session)) =>
    panel.sheetName(of, taster, code);

  /** Two tasters before the same two glasses, under the same codes, in two sessions. */
  async function glasses() {
    const served = await panel.glasses(there(session));
    const [own, other] = [there(panel.tasterIds[0]), there(panel.tasterIds[1])];
    const codes = served.filter(({ taster }) => taster === own).map(({ code }) => code);
    const again = (await panel.glasses(there(later))).map(({ code }) => code);
    const [one, two] = [there(codes[0]), there(codes[1])];
    expect(again).toContain(one);
    expect(served.filter(({ code }) => code === one)).toHaveLength(2);
    return { own, other, one, two, by: there(panel.tasters[0]), beside: there(panel.tasters[1]) };
  }
  const sealed = async (taster: TasterId, code: TastingCode, by: Actor) => {
    await panel.mark(there(session), taster, code);
    const answer = await panel.give('seal-sheet', { session, code }, by);
    expect(answer).toMatchObject({ ok: true });
  };

  test('a sheet that is sealed is closed to whoever holds it, and comes back to be read; no other is', async () => {
    const { own, other, one, two, by, beside } = await glasses();
    const name = sheet(own, one);
    const [theirs, desks] = [await hold(by, name), await hold(panel.leader, name)];
    const untouched = [
      await hold(by, sheet(own, two)),
      await hold(by, sheet(own, one, there(later))),
      await hold(beside, sheet(other, one)),
    ];
    await sealed(own, one, by);
    expect(await closedBy(theirs)).toBe('access-changed');
    expect(await closedBy(desks)).toBe('access-changed');
    for (const live of untouched) expect(await closedBy(live)).toBe('open');
    expect(await comesBack(server, theirs)).toBe('read');
  });

  test('a sheet that is re-opened comes back to be written; no other is touched', async () => {
    const { own, other, one, two, by, beside } = await glasses();
    await sealed(own, one, by);
    await sealed(own, two, by);
    await sealed(other, one, beside);
    const theirs = await hold(by, sheet(own, one));
    const untouched = [
      await hold(by, sheet(own, two)),
      await hold(by, sheet(own, one, there(later))),
      await hold(beside, sheet(other, one)),
      await hold(panel.leader, `${panel.panel}/session/${session}`),
    ];
    const reason = 'the wrong line';
    const reopen = { session, taster: own, code: one, reason };
    expect(await panel.give('reopen-sheet', reopen)).toMatchObject({ ok: true });
    expect(await closedBy(theirs)).toBe('access-changed');
    for (const live of untouched) expect(await closedBy(live)).toBe('open');
    // The device's copy is of an old generation now; the new document starts with the sealed
    // content, unsigned (EVA-5).
    await expect(comesBack(server, theirs)).rejects.toThrow('birth-differs');
    const anew = await hold(by, sheet(own, one));
    expect(readEvaluation(anew.doc)).toMatchObject({
      value: { marks: { fruity: 40, bitter: 0 }, fruityKind: 'green', signature: null },
    });
    expect(await goesIn(server, anew)).toBe(true);
  });

  test('EVA-6 what a second device marked without a network while the first sealed comes into the trail, and into no sheet that is opened again', async () => {
    const { own, one, by } = await glasses();
    const name = sheet(own, one);
    const second = connectClient(server.url, by);
    clients.push(second);
    const late = await held(second, name);
    second.cut();
    setMark(late.doc, 'rancid', mm(77));
    await sealed(own, one, by);
    second.mend();
    const told = () => panel.trail('sheet-edited-after-seal');
    await expect.poll(told, SOON).toMatchObject([
      {
        data: { session, taster: own, code: one },
        before: { marks: { fruity: 40, rancid: 0 } },
        after: { marks: { rancid: 77 } },
      },
    ]);
    const reopen = { session, taster: own, code: one, reason: 'the wrong line' };
    expect(await panel.give('reopen-sheet', reopen)).toMatchObject({ ok: true });
    await expect(comesBack(server, late)).rejects.toThrow('birth-differs');
    const anew = await hold(by, name);
    expect(readEvaluation(anew.doc)).toMatchObject({ value: { marks: { fruity: 40, rancid: 0 } } });
    expect(await told()).toHaveLength(1);
  });

  test('plan and notes of a session that is validated come back to be read, and to be written when that is taken back', async () => {
    const { own, one, two, by } = await glasses();
    const foreign = await panelAtWork(engine.database);
    expect(await foreign.shown()).toBe(session);
    await sealed(own, one, by);
    expect(await panel.give('close-session', { session })).toMatchObject({ ok: true });
    const notes = (of: SessionCode) =>
      formatDocumentName({
        kind: 'assessment',
        panel: panel.panel,
        session: of,
        sample: there(panel.sampleIds[1]),
      });
    const plan = `${panel.panel}/session/${session}`;
    const judged = () =>
      Promise.all([
        hold(panel.leader, plan),
        hold(panel.assistant, plan),
        hold(panel.leader, notes(there(session))),
      ]);
    const untouched = [
      await hold(panel.leader, `${panel.panel}/session/${later}`),
      await hold(panel.leader, notes(there(later))),
      await hold(foreign.leader, `${foreign.panel}/session/${session}`),
      await hold(by, sheet(own, two)),
      await hold(by, `${panel.panel}/tray/${session}.${own}`),
    ];
    for (const [command, then] of [
      ['validate-session', 'read'],
      ['invalidate-session', 'write'],
    ] as const) {
      const before = await judged();
      const reason = 'one sheet is enough';
      expect(await panel.give(command, { session, reason })).toMatchObject({ ok: true });
      for (const live of before) {
        expect(await closedBy(live)).toBe('access-changed');
        expect(await comesBack(server, live)).toBe(then);
      }
      for (const live of untouched) expect(await closedBy(live)).toBe('open');
    }
  });
});
