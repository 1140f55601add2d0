import { describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { setMark } from '../../domain/documents/evaluation.document.ts';
import { mm } from '../../domain/testing/mm.ts';
import { IN_MEMORY } from './testing/stores.ts';
import { held, SOON, storedCopy, useLive } from './testing/use-live.ts';

describe('SYN-1 what a device is told', () => {
  const { place, serve, connect, scene } = useLive(IN_MEMORY);

  test('a mark that arrives during a commit is called stored after its own commit', async () => {
    const { people, newSheet } = await scene();
    const { commits, store } = held(place().store);
    const server = await serve({ store });
    const name = await newSheet(server);
    const sheet = connect(server.url, people.taster(1)).open(name);
    await sheet.synced();
    const live = () => server.sync.hocuspocus.documents.get(name)?.getMap('marks').toJSON();
    const told = () =>
      sheet.announced.filter(({ kind }) => kind === 'stored').map(({ own }) => own);
    await vi.waitUntil(() => told().length === 1, SOON);
    setMark(sheet.doc, 'fusty', mm(1));
    await vi.waitUntil(() => commits.length === 1, SOON);
    setMark(sheet.doc, 'musty', mm(2));
    await expect.poll(live, SOON).toEqual({ fusty: 1, musty: 2 });
    expect(told()).toEqual([0]);
    commits[0]?.();
    await vi.waitUntil(() => commits.length === 2, SOON);
    await expect.poll(told, SOON).toEqual([0, 1]);
    expect((await storedCopy(store, name)).getMap('marks').toJSON()).toEqual({ fusty: 1 });
    expect(sheet.isStored()).toBe(false);
    commits[1]?.();
    await sheet.stored();
    expect(told()).toEqual([0, 1, 2]);
    expect((await storedCopy(store, name)).getMap('marks').toJSON()).toEqual({
      fusty: 1,
      musty: 2,
    });
  });

  test('a commit that takes long is told as received, and who only reads is told neither', async () => {
    const { people, newSheet } = await scene();
    const { commits, store } = held(place().store);
    const server = await serve({ store });
    const name = await newSheet(server);
    const sheet = connect(server.url, people.taster(1)).open(name);
    const desk = connect(server.url, people.leader).open(name);
    await Promise.all([sheet.synced(), desk.synced()]);
    const none = { kind: 'stored', own: 0 };
    await expect.poll(() => [...sheet.announced, ...desk.announced], SOON).toEqual([none, none]);
    setMark(sheet.doc, 'fusty', mm(1));
    await expect.poll(() => sheet.announced.at(-1), SOON).toEqual({ kind: 'received', own: 1 });
    expect(sheet.isStored()).toBe(false);
    commits[0]?.();
    await sheet.stored();
    expect(sheet.announced.slice(1)).toEqual([
      { kind: 'received', own: 1 },
      { kind: 'stored', own: 1 },
    ]);
    await expect.poll(() => desk.doc.getMap('marks').toJSON(), SOON).toEqual({ fusty: 1 });
    expect(desk.announced).toEqual([none]);
  });

  test('a device that comes with nothing new is told what is stored, loaded just now or before', async () => {
    const { people, newSheet } = await scene();
    const first = await serve();
    const name = await newSheet(first);
    const sheet = connect(first.url, people.taster(1)).open(name);
    await sheet.synced();
    setMark(sheet.doc, 'fusty', mm(1));
    await sheet.stored();
    const copy = () => {
      const doc = new Y.Doc();
      Y.applyUpdate(doc, Y.encodeStateAsUpdate(sheet.doc));
      return doc;
    };
    const reloaded = connect(first.url, people.taster(1)).open(name, copy());
    await reloaded.stored();
    const second = await serve();
    await connect(second.url, people.taster(1)).open(name, copy()).stored();
    expect((await place().store.load(name))?.updates).toHaveLength(1);
  });
});
