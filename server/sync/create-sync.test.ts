import { describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { DOCUMENT_SCHEMAS } from '../../domain/documents/document-schemas.ts';
import {
  createEvaluation,
  readEvaluation,
  setComments,
  setMark,
} from '../../domain/documents/evaluation.document.ts';
import { mm } from '../../domain/testing/mm.ts';
import type { DocumentStore } from './document-store.ts';
import { newPlan } from './testing/new-plan.ts';
import { serveGlasses } from './testing/serve-glasses.ts';
import { IN_MEMORY } from './testing/stores.ts';
import { held, SOON, storedCopy, useLive } from './testing/use-live.ts';

describe('live documents as the server itself uses them', () => {
  const { place, serve, connect, scene } = useLive(IN_MEMORY);

  test('DOC-2 a document is created once, stored with the birth it says, and never written over', async () => {
    const { people } = await scene();
    const { sync } = await serve();
    const name = people.sheet(1);
    const births: string[] = [];
    const create = (comments: string) =>
      sync.create(name, (doc, birth) => {
        births.push(birth);
        createEvaluation(doc, birth);
        setComments(doc, comments);
      });
    expect(await create('first')).toBe(true);
    expect(await create('second')).toBe(false);
    expect(births[0]).not.toBe(births[1]);
    expect((await place().store.load(name))?.birth).toBe(births[0]);
    expect(readEvaluation(await storedCopy(place().store, name))).toMatchObject({
      value: { header: { birth: births[0] }, comments: 'first' },
    });
    expect(await sync.read(name, (doc) => doc.getMap('meta').get('birth'))).toBe(births[0]);
  });

  test('DOC-3, DOC-7 what is stored as another kind or as none is served to nobody', async () => {
    const { people } = await scene();
    const server = await serve();
    await serveGlasses(place().database, people, [[1, '111']]);
    await server.sync.create(people.sheet(1), newPlan);
    await server.sync.create(`${people.panel}/session/1`, (doc) => setComments(doc, 'lost'));
    const desk = connect(server.url, people.leader);
    for (const name of [people.sheet(1), `${people.panel}/session/1`]) {
      const document = desk.open(name);
      expect(await document.refused()).toBe('unreadable');
      expect(document.doc.store.clients.size).toBe(0);
      expect(server.log.at(-1)).toEqual({
        event: 'document-lost-its-kind',
        data: { documentName: name },
      });
    }
  });

  test('DOC-3 an older document is brought up to date where it is stored, before anybody is served it', async () => {
    const { people } = await scene();
    const name = people.sheet(1);
    const older = await serve();
    await older.sync.create(name, createEvaluation);
    await older.sync.change(name, (doc) => setComments(doc, 'sweet'));
    const step = (doc: Y.Doc) =>
      setComments(doc, `${doc.getMap('fields').get('comments')}, fruity`);
    const evaluation = { ...DOCUMENT_SCHEMAS.evaluation, steps: [step] };
    const { sync } = await serve({ schemas: { ...DOCUMENT_SCHEMAS, evaluation } });
    const read = () =>
      sync.read(name, (doc) => [
        doc.getMap('meta').get('version'),
        doc.getMap('fields').get('comments'),
      ]);
    expect(await read()).toEqual([2, 'sweet, fruity']);
    await sync.queue.settled(name);
    const copy = await storedCopy(place().store, name);
    expect(copy.getMap('fields').get('comments')).toBe('sweet, fruity');
    expect(await read()).toEqual([2, 'sweet, fruity']);
  });

  test('DOC-4 a document that is not there is out of reach of the server too', async () => {
    const { people } = await scene();
    const { sync } = await serve();
    await expect(sync.read(people.sheet(1), () => 'read')).rejects.toMatchObject({
      reason: 'out-of-reach',
    });
    expect(sync.hocuspocus.documents.size).toBe(0);
  });

  test('KEE-1 a change is done when it is stored, its listeners are told then, and nothing stays loaded', async () => {
    const { newSheet } = await scene();
    const { commits, store } = held(place().store);
    const server = await serve({ store });
    const name = await newSheet(server);
    const told: [string, unknown][] = [];
    server.sync.onStored((changed, doc) => told.push([changed, doc.getMap('fields').toJSON()]));
    let done = false;
    const change = server.sync
      .change(name, (doc) => setComments(doc, 'clear'))
      .then(() => {
        done = true;
      });
    await vi.waitUntil(() => commits.length === 1, SOON);
    // The direct connection has ended. The document stays loaded because of its unsaved updates.
    expect(await server.sync.read(name, (doc) => doc.getMap('fields').toJSON())).toEqual({
      comments: 'clear',
    });
    expect([done, told]).toEqual([false, []]);
    expect(server.sync.hocuspocus.documents.has(name)).toBe(true);
    commits[0]?.();
    await change;
    expect(told).toEqual([[name, { comments: 'clear' }]]);
    expect((await storedCopy(store, name)).getMap('fields').toJSON()).toEqual({
      comments: 'clear',
    });
    await vi.waitUntil(() => server.sync.hocuspocus.documents.size === 0, SOON);
  });

  test('KEE-1 a reader that fails leaves nothing loaded, and what is open elsewhere stays', async () => {
    const { people, newSheet } = await scene();
    const server = await serve();
    const name = await newSheet(server);
    const failing = () =>
      server.sync.read(name, () => {
        throw new Error('no such field');
      });
    await expect(failing()).rejects.toThrow('no such field');
    expect(server.sync.hocuspocus.documents.has(name)).toBe(false);
    const sheet = connect(server.url, people.taster(1)).open(name);
    await sheet.synced();
    await expect(failing()).rejects.toThrow('no such field');
    await server.sync.change(name, (doc) => setComments(doc, 'clear'));
    await vi.waitUntil(() => sheet.doc.getMap('fields').get('comments') === 'clear', SOON);
    expect(server.sync.hocuspocus.documents.has(name)).toBe(true);
    setMark(sheet.doc, 'fusty', mm(1));
    await sheet.stored();
  });

  /** A real store that records which documents were compacted, and fails when the test says so. */
  function merging(store: DocumentStore) {
    const merged: string[] = [];
    const trouble = { compact: false };
    const noting: DocumentStore = {
      ...store,
      async compact(name, merge) {
        merged.push(name);
        if (trouble.compact) throw new Error('disk full');
        await store.compact(name, merge);
      },
    };
    return { merged, trouble, store: noting };
  }

  test('KEE-5 every two hundred commits of a document its log is merged, and it is what it was', async () => {
    const { people, newSheet } = await scene();
    const { merged, trouble, store } = merging(place().store);
    const server = await serve({ store });
    const [busy, quiet] = [await newSheet(server, 1), await newSheet(server, 2)];
    const desk = connect(server.url, people.leader);
    await Promise.all([desk.open(busy).synced(), desk.open(quiet).synced()]);
    const commit = async (name: string, times: number) => {
      for (let time = 0; time < times; time += 1)
        await server.sync.change(name, (doc) => setMark(doc, 'fusty', mm(time % 101)));
    };
    await commit(quiet, 2);
    await commit(busy, 199);
    expect(merged).toEqual([]);
    await commit(busy, 1);
    expect(merged).toEqual([busy]);
    await expect.poll(async () => (await store.load(busy))?.updates.length, SOON).toBe(0);
    expect((await storedCopy(store, busy)).getMap('marks').toJSON()).toEqual({ fusty: 0 });
    trouble.compact = true;
    await commit(busy, 199);
    expect(merged).toEqual([busy]);
    await commit(busy, 1);
    expect(merged).toEqual([busy, busy]);
    await vi.waitUntil(() => server.log.length === 1, SOON);
    expect(server.log).toEqual([
      { event: 'compact-failed', data: { name: busy, problem: 'Error: disk full' } },
    ]);
    const copy = await storedCopy(store, busy);
    const live = await server.sync.read(busy, (doc) => Y.encodeStateVector(doc));
    expect(Y.encodeStateVector(copy)).toEqual(live);
    expect((await store.load(quiet))?.updates).toHaveLength(2);
  });

  test('KEE-5 a log is also merged when nobody has its document open any more, and when its sheet will not be written for long', async () => {
    const { people, newSheet } = await scene();
    const server = await serve();
    const [left, few, named] = [
      await newSheet(server, 1),
      await newSheet(server, 2),
      await newSheet(server, 3),
    ];
    const { store } = place();
    const booth = connect(server.url, people.taster(1));
    const sheet = booth.open(left);
    await sheet.synced();
    for (let time = 1; time <= 9; time += 1) {
      setMark(sheet.doc, 'fusty', mm(time));
      await sheet.stored();
    }
    expect((await store.load(left))?.updates).toHaveLength(9);
    booth.close();
    await expect.poll(async () => (await store.load(left))?.updates.length, SOON).toBe(0);
    expect((await storedCopy(store, left)).getMap('marks').toJSON()).toEqual({ fusty: 9 });
    for (const name of [few, named])
      await server.sync.change(name, (doc) => setMark(doc, 'fusty', mm(3)));
    server.sync.merge(named);
    await expect.poll(async () => (await store.load(named))?.updates.length, SOON).toBe(0);
    expect((await store.load(few))?.updates).toHaveLength(1);
    expect(server.log).toEqual([]);
  });
});
