import { describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { readEvaluation, setMark } from '../../../domain/documents/evaluation.document.ts';
import { setPlanField } from '../../../domain/documents/session.document.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { closeDocuments, replaceDocument } from '../../database/documents/document-log.ts';
import { insertSheets } from '../../database/sheets/sheets.ts';
import { sealedSheet } from '../../database/testing/sheet-with-marks.ts';
import { newPlan } from '../testing/new-plan.ts';
import { STORES } from '../testing/stores.ts';
import { testBrokers } from '../testing/test-broker.ts';
import { SOON, storedCopy, useLive } from '../testing/use-live.ts';

describe.each(STORES)('two processes on $name', (engine) => {
  const { place, serve, connect, scene } = useLive(engine);

  /** A taster with the same sheet open at two processes of one installation. */
  async function twoProcesses() {
    const { people, newSheet } = await scene();
    const brokers = testBrokers();
    const [a, b] = [
      await serve({ broker: brokers.broker() }),
      await serve({ broker: brokers.broker() }),
    ];
    const name = await newSheet(a);
    const open = async (server: typeof a, doc = new Y.Doc()) => {
      const live = connect(server.url, people.taster(1)).open(name, doc);
      await live.synced();
      return live;
    };
    const marksAt = (live: { readonly doc: Y.Doc }) => live.doc.getMap('marks').toJSON();
    const stored = async () => marksAt({ doc: await storedCopy(place().store, name) });
    const close = (names: readonly string[], closed = true) =>
      place().database.inPanel(people.panel, ({ trx }) => closeDocuments(trx, names, closed));
    return { people, brokers, a, b, name, open, marksAt, stored, close };
  }

  test('SCA-1 what is stored at one is at the other at once, is called stored there, and stands once in the log', async () => {
    const { a, b, name, open, marksAt } = await twoProcesses();
    const [left, right] = [await open(a), await open(b)];
    setMark(left.doc, 'fusty', mm(50));
    await left.stored();
    await vi.waitUntil(() => marksAt(right)['fusty'] === 50, SOON);
    await right.stored();
    setMark(right.doc, 'fusty', mm(60));
    await right.stored();
    await vi.waitUntil(() => marksAt(left)['fusty'] === 60, SOON);
    await left.stored();
    expect((await place().store.load(name))?.updates).toHaveLength(2);
    expect([a.log, b.log]).toEqual([[], []]);
  });

  test('SCA-1, SCA-2 what was not heard while the broker was away or silent is read from the log, in its order', async () => {
    const { a, b, brokers, open, marksAt } = await twoProcesses();
    const [left, right] = [await open(a), await open(b)];
    brokers.silence();
    setMark(left.doc, 'fusty', mm(50));
    await left.stored();
    setMark(left.doc, 'fusty', mm(55));
    await left.stored();
    expect(marksAt(right)).toEqual({});
    await b.sync.look();
    await vi.waitUntil(() => marksAt(right)['fusty'] === 55, SOON);
    // The next notification has a log position that does not follow: the updates in between are
    // read.
    setMark(left.doc, 'pungent', mm(30));
    await left.stored();
    brokers.speak();
    setMark(left.doc, 'fusty', mm(60));
    await vi.waitUntil(() => marksAt(right)['fusty'] === 60, SOON);
    expect(marksAt(right)).toEqual({ fusty: 60, pungent: 30 });
    brokers.silence();
    setMark(left.doc, 'musty', mm(10));
    await left.stored();
    brokers.rejoin();
    await vi.waitUntil(() => marksAt(right)['musty'] === 10, SOON);
    await right.stored();
  });

  test('SCA-1, SCA-3 who writes at both while neither hears the other loses nothing', async () => {
    const { a, b, brokers, open, marksAt, stored } = await twoProcesses();
    const [left, right] = [await open(a), await open(b)];
    brokers.silence();
    setMark(left.doc, 'fusty', mm(50));
    setMark(right.doc, 'pungent', mm(30));
    await Promise.all([left.stored(), right.stored()]);
    expect(await stored()).toEqual({ fusty: 50, pungent: 30 });
    // A commit whose log position does not follow shows that another process stored updates.
    setMark(left.doc, 'musty', mm(10));
    setMark(right.doc, 'musty', mm(10));
    await vi.waitUntil(
      () => [left, right].every((live) => Object.keys(marksAt(live)).length === 3),
      SOON,
    );
    await Promise.all([left.stored(), right.stored()]);
  });

  test('KEE-8, KEE-38 a mark at one process for a sheet that was sealed at the other is not stored, and the device comes back to read', async () => {
    const { people, brokers, b, name, open, stored, close } = await twoProcesses();
    const key = { session: people.session, taster: people.tasterId(1), code: people.code('111') };
    const closed: [string, unknown][] = [];
    b.sync.onClosed(async (at, update) => {
      closed.push([at, update]);
      return true;
    });
    const right = await open(b);
    setMark(right.doc, 'fusty', mm(50));
    await right.stored();
    brokers.silence();
    await place().database.inPanel(people.panel, (scope) =>
      insertSheets(scope, [sealedSheet(key, 1, { fusty: 50 })]),
    );
    await close([name]);
    setMark(right.doc, 'fusty', mm(60));
    expect(await right.refused()).toBe('access-changed');
    expect([await stored(), right.isStored()]).toEqual([{ fusty: 50 }, false]);
    expect(closed).toHaveLength(1);
    const after = await b.sync.read(name, readEvaluation);
    expect(after).toMatchObject({ value: { marks: { fusty: 50 } } });
    await right.again();
    await right.synced();
    expect(right.provider.authorizedScope).toBe('readonly');
    // EVA-6: the rest of the device's copy is recorded again, since the device sends it again.
    await vi.waitUntil(() => closed.length > 1, SOON);
    expect(await stored()).toEqual({ fusty: 50 });
  });

  test('KEE-8, SCA-3 what was opened again elsewhere can be written here, though nothing was heard', async () => {
    const { brokers, b, name, open, stored, close } = await twoProcesses();
    await close([name]);
    brokers.silence();
    const right = await open(b);
    expect(right.provider.authorizedScope).toBe('read-write');
    await close([name], false);
    await b.sync.look();
    setMark(right.doc, 'fusty', mm(50));
    await right.stored();
    expect(await stored()).toEqual({ fusty: 50 });
  });

  test('KEE-8 nothing is written into a plan that was validated elsewhere, and what was is gone from this process too', async () => {
    const { people, a, b, brokers, close } = await twoProcesses();
    const plan = `${people.panel}/session/1`;
    await a.sync.create(plan, newPlan);
    brokers.silence();
    const desk = connect(b.url, people.leader).open(plan);
    await desk.synced();
    await close([plan]);
    setPlanField(desk.doc, 'restMinutes', 99);
    expect(await desk.refused()).toBe('access-changed');
    const minutes = await b.sync.read(plan, (doc) => doc.getMap('plan').get('restMinutes'));
    expect([minutes, desk.isStored()]).toEqual([15, false]);
  });

  test('EVA-5 a document that was put in the place of another is served by every process, never merged with the one before', async () => {
    const { people, a, b, brokers, name, open } = await twoProcesses();
    const right = await open(b);
    setMark(right.doc, 'fusty', mm(50));
    await right.stored();
    brokers.silence();
    const fresh = new Y.Doc();
    fresh.transact(() => {
      for (const [key, value] of Object.entries({ kind: 'evaluation', version: 1, birth: 'anew' }))
        fresh.getMap('meta').set(key, value);
      fresh.getMap('marks').set('fusty', 40);
    });
    const state = Y.encodeStateAsUpdate(fresh);
    await place().database.inPanel(people.panel, ({ trx }) =>
      replaceDocument(trx, { name, birth: 'anew', state }),
    );
    const other = connect(b.url, people.taster(1)).open(name);
    await other.synced();
    expect(other.doc.getMap('marks').toJSON()).toEqual({ fusty: 40 });
    expect(await right.refused()).toBe('access-changed');
    const again = connect(a.url, people.taster(1)).open(name, right.doc);
    expect(await again.refused()).toBe('birth-differs');
    setMark(other.doc, 'fusty', mm(45));
    await other.stored();
    expect((await place().store.load(name))?.lost).toBeNull();
  });
});
