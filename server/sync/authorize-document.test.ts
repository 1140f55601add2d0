import { describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { createEvaluation, setMark } from '../../domain/documents/evaluation.document.ts';
import { readKind } from '../../domain/documents/header.ts';
import { createTray } from '../../domain/documents/tray.document.ts';
import { mm } from '../../domain/testing/mm.ts';
import { replaceDocument } from '../database/documents/document-log.ts';
import { insertSheet, reopenSheet } from '../database/sheets/sheets.ts';
import { sealedSheet } from '../database/testing/sheet-with-marks.ts';
import { newPlan } from './testing/new-plan.ts';
import { serveGlasses } from './testing/serve-glasses.ts';
import { IN_MEMORY } from './testing/stores.ts';
import { testPanel } from './testing/test-panel.ts';
import { SOON, storedCopy, useLive } from './testing/use-live.ts';

describe('the gate of live documents', () => {
  const { place, serve, connect, scene } = useLive(IN_MEMORY);

  test('ACC-1 ACC-124 what is not there and what is not for this account are refused alike', async () => {
    const [{ people, newSheet }, elsewhere] = [await scene(), await scene()];
    const server = await serve();
    await newSheet(server, 1);
    await newSheet(server, 2);
    const foreign = await elsewhere.newSheet(server, 2);
    const plan = `${people.panel}/session/1`;
    await server.sync.create(plan, newPlan);
    await serveGlasses(place().database, people, [[2, '555']]);
    const glassless = people.sheet(2, '666');
    await server.sync.create(glassless, (doc, birth) => createEvaluation(doc, birth));
    const sessionless = testPanel(await place().foundPanel());
    await server.sync.create(`${sessionless.panel}/session/1`, newPlan);
    const refusals: [ReturnType<typeof people.taster>, string, string][] = [
      [people.taster(2), 'another taster’s sheet', people.sheet(1)],
      [people.taster(2), 'the plan', plan],
      [people.taster(2), 'a glass nobody poured', people.sheet(2, '999')],
      [people.taster(2), 'a glass whose sheet was never made', people.sheet(2, '555')],
      [people.taster(2), 'a sheet of no glass', glassless],
      [people.taster(2), 'the own number in another panel', foreign],
      [people.taster(2), 'a panel that does not exist', testPanel().sheet(2)],
      [people.taster(2), 'no name at all', 'nonsense'],
      [people.leader, 'the sheet of another panel', foreign],
      [sessionless.leader, 'a plan of no session', `${sessionless.panel}/session/1`],
    ];
    for (const [actor, what, name] of refusals) {
      const document = connect(server.url, actor).open(name);
      expect(await document.refused(), what).toBe('out-of-reach');
      expect(document.doc.getMap('meta').size, what).toBe(0);
      expect(document.provider.authorizedScope, what).toBeUndefined();
    }
    expect(server.log).toEqual(
      refusals.map(() => ({ event: 'document-refused', data: { reason: 'out-of-reach' } })),
    );
  });

  test('ACC-8 no session is no way in', async () => {
    const { newSheet } = await scene();
    const server = await serve();
    const name = await newSheet(server);
    expect(await connect(server.url, null).open(name).refused()).toBe('signed-out');
    expect(server.log).toEqual([{ event: 'document-refused', data: { reason: 'signed-out' } }]);
  });

  test('ACC-1 DAT-8 DAT-63 while facts cannot be read nobody gets in, and who asked is told to come again', async () => {
    const { people, newSheet } = await scene();
    const facts = { trouble: true };
    const server = await serve({
      accessByState: async () => {
        if (facts.trouble) throw new Error('disk full');
        return 'write';
      },
    });
    const name = await newSheet(server);
    const sheet = connect(server.url, people.taster(1)).open(name);
    expect(await sheet.refused()).toBe('unreadable');
    expect(sheet.doc.getMap('meta').size).toBe(0);
    expect(server.log).toEqual([{ event: 'gate-failed', data: { problem: 'Error: disk full' } }]);
    facts.trouble = false;
    await sheet.again();
    await sheet.synced();
    expect(readKind(sheet.doc)).toBe('evaluation');
  });

  test('SYN-2, SYN-62 a copy of another birth is refused, one of this birth and an empty one are not', async () => {
    const { people, newSheet } = await scene();
    const server = await serve();
    const name = await newSheet(server);
    const taster = people.taster(1);
    const stranger = new Y.Doc();
    createEvaluation(stranger, crypto.randomUUID());
    const refused = connect(server.url, taster).open(name, stranger);
    expect(await refused.refused()).toBe('birth-differs');
    const empty = connect(server.url, taster).open(name);
    await empty.synced();
    const copy = new Y.Doc();
    Y.applyUpdate(copy, Y.encodeStateAsUpdate(empty.doc));
    setMark(copy, 'fusty', mm(9));
    await connect(server.url, taster).open(name, copy).stored();
    expect(server.log).toEqual([{ event: 'document-refused', data: { reason: 'birth-differs' } }]);
  });

  test('SYN-2, SYN-62 a document that is replaced behind the gate is not merged with the copy that was let in', async () => {
    const { people, newSheet } = await scene();
    let replace = async () => {};
    const server = await serve({ extensions: [{ onAuthenticate: () => replace() }] });
    const name = await newSheet(server);
    const first = connect(server.url, people.taster(1));
    const held = first.open(name);
    await held.synced();
    setMark(held.doc, 'fusty', mm(9));
    await held.stored();
    first.cut();
    const fresh = new Y.Doc();
    createEvaluation(fresh, 'anew');
    setMark(fresh, 'musty', mm(4));
    replace = async () => {
      const state = Y.encodeStateAsUpdate(fresh);
      await place().database.inPanel(people.panel, ({ trx }) =>
        replaceDocument(trx, { name, birth: 'anew', state }),
      );
      await server.sync.look();
    };
    const back = connect(server.url, people.taster(1)).open(name, held.doc);
    expect(await back.refused()).toBe('birth-differs');
    expect(back.doc.getMap('marks').toJSON()).toEqual({ fusty: 9 });
    expect((await storedCopy(place().store, name)).getMap('marks').toJSON()).toEqual({ musty: 4 });
  });

  test('EVA-5 a document that is replaced while its log is read is not merged with the one before', async () => {
    const { people, newSheet } = await scene();
    const { store } = place();
    const fresh = new Y.Doc();
    createEvaluation(fresh, 'anew');
    setMark(fresh, 'musty', mm(4));
    const state = Y.encodeStateAsUpdate(fresh);
    const since: typeof store.since = async (name, so) => {
      await place().database.inPanel(people.panel, ({ trx }) =>
        replaceDocument(trx, { name, birth: 'anew', state }),
      );
      return store.since(name, so);
    };
    const server = await serve({ store: { ...store, since } });
    const name = await newSheet(server);
    const held = connect(server.url, people.taster(1)).open(name);
    await held.synced();
    const elsewhere = Y.encodeStateAsUpdate(await storedCopy(store, name));
    await store.append([{ name, update: elsewhere }]);
    await server.sync.look();
    expect(await held.refused()).toBe('access-changed');
    expect(held.doc.getMap('marks').toJSON()).toEqual({});
  });

  test('ACC-1 the desk reads a sheet and writes the plan until the session is validated', async () => {
    const { people, newSheet } = await scene();
    const server = await serve();
    const sheet = await newSheet(server);
    const plan = `${people.panel}/session/1`;
    const tray = `${people.panel}/tray/1.${people.tasterId(1)}`;
    await server.sync.create(plan, newPlan);
    await server.sync.create(tray, (doc, birth) =>
      createTray(doc, {
        birth,
        session: 1,
        date: '2026-11-27',
        sheet: 'ioc-vo',
        restSeconds: 900,
        codes: [people.code('111')],
      }),
    );
    const scope = async (actor: typeof people.leader, name: string) => {
      const document = connect(server.url, actor).open(name);
      await document.synced();
      return document.provider.authorizedScope;
    };
    expect(await scope(people.leader, sheet)).toBe('readonly');
    expect(await scope(people.taster(1), sheet)).toBe('read-write');
    expect(await scope(people.taster(1), tray)).toBe('readonly');
    expect(await scope(people.leader, plan)).toBe('read-write');
    await place().database.inPanel(people.panel, ({ trx, panel }) =>
      trx.updateTable('sessions').set({ state: 'validated' }).where('panel', '=', panel).execute(),
    );
    expect(await scope(people.leader, plan)).toBe('readonly');
    expect(await scope(people.taster(1), sheet)).toBe('read-write');
  });

  test('SYN-3 a sheet sealed meanwhile comes back read-only, and writable when it was re-opened', async () => {
    const { people, newSheet } = await scene();
    const { database } = place();
    const server = await serve();
    const name = await newSheet(server, 1);
    const booth = connect(server.url, people.taster(1));
    const sheet = booth.open(name);
    const other = connect(server.url, people.taster(2)).open(await newSheet(server, 2));
    const desk = connect(server.url, people.leader).open(name);
    await Promise.all([sheet.synced(), other.synced(), desk.synced()]);
    const key = { session: people.session, taster: people.tasterId(1), code: people.code('111') };
    const back = async () => {
      server.sync.returnToGate(({ actor }) => actor.user === 'taster-1', 'access-changed');
      expect(await sheet.refused()).toBe('access-changed');
      await sheet.again();
      await sheet.synced();
      return sheet.provider.authorizedScope;
    };
    await database.inPanel(people.panel, (scope) => insertSheet(scope, sealedSheet(key, 1, {})));
    expect(await back()).toBe('readonly');
    setMark(sheet.doc, 'fusty', mm(99));
    // A later message of the same socket has arrived, so the server has processed the mark.
    await booth.open(await newSheet(server, 1, '222')).synced();
    const by = { at: '2026-11-27T10:00:00.000Z', by: 'leader', reason: 'a line was missed' };
    expect(server.sync.queue.isDirty(name)).toBe(false);
    await database.inPanel(people.panel, (scope) => reopenSheet(scope, key, { version: 1, ...by }));
    expect(desk.doc.getMap('marks').has('fusty')).toBe(false);
    expect(sheet.isStored()).toBe(false);
    expect(await back()).toBe('read-write');
    await sheet.stored();
    await vi.waitUntil(() => desk.doc.getMap('marks').get('fusty') === 99, SOON);
    setMark(other.doc, 'fusty', mm(7));
    await other.stored();
  });

  test('ACC-7 the sessions with a document open are told, each once', async () => {
    const { people, newSheet } = await scene();
    const server = await serve();
    const names = [await newSheet(server, 1), await newSheet(server, 2)];
    expect(server.sync.openSessions()).toEqual([]);
    const desk = connect(server.url, people.leader);
    const taster = connect(server.url, people.taster(2)).open(people.sheet(2));
    await Promise.all([...names.map((name) => desk.open(name).synced()), taster.synced()]);
    expect([...server.sync.openSessions()].sort()).toEqual([
      'session of leader',
      'session of taster-2',
    ]);
    desk.close();
    await vi.waitFor(
      () => expect(server.sync.openSessions()).toEqual(['session of taster-2']),
      SOON,
    );
  });
});
