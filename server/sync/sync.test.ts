import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { readEvaluation, setMark } from '../../domain/documents/evaluation.document.ts';
import { isMillimetres, type Millimetres } from '../../domain/scale/millimetres.ts';
import { STORES } from './testing/stores.ts';
import { troubled, useLive } from './testing/use-live.ts';

const mm = (value: number): Millimetres => {
  if (!isMillimetres(value)) throw new Error('not on the line');
  return value;
};

describe.each(STORES)('live documents on $name', (engine) => {
  const { place, atEnd, serve, connect, scene } = useLive(engine);

  test('KEE-1 what was announced as stored is there after the server is gone at that instant', async () => {
    const { people, newSheet } = await scene();
    const first = await serve();
    const name = await newSheet(first);
    const sheet = connect(first.url, people.taster(1)).open(name);
    await sheet.synced();
    setMark(sheet.doc, 'fusty', mm(57));
    expect(sheet.isStored()).toBe(false);
    await sheet.stored();
    await first.crash();
    const second = await serve();
    const fresh = connect(second.url, people.taster(1)).open(name);
    await fresh.synced();
    expect(readEvaluation(fresh.doc)).toMatchObject({ ok: true, value: { marks: { fusty: 57 } } });
  });

  test('KEE-1 a commit that fails is not announced, is kept, and is stored when the store is well again', async () => {
    const { people, newSheet } = await scene();
    const { trouble, store } = troubled(place().store);
    const server = await serve({ store });
    const name = await newSheet(server);
    const sheet = connect(server.url, people.taster(1)).open(name);
    await sheet.synced();
    trouble.append = true;
    setMark(sheet.doc, 'rancid', mm(12));
    await vi.waitUntil(
      () => server.log.filter(({ event }) => event === 'store-failed').length >= 3,
      { timeout: 5_000 },
    );
    expect(sheet.isStored()).toBe(false);
    expect(server.sync.keep.isDirty(name)).toBe(true);
    trouble.append = false;
    await sheet.stored();
    const rows = await store.load(name);
    const copy = new Y.Doc();
    if (rows?.snapshot) Y.applyUpdate(copy, rows.snapshot);
    for (const update of rows?.updates ?? []) Y.applyUpdate(copy, update);
    expect(copy.getMap('marks').get('rancid')).toBe(12);
  });

  test('KEE-1 a document with something unstored stays loaded when its last reader leaves', async () => {
    const { people, newSheet } = await scene();
    const { trouble, store } = troubled(place().store);
    const server = await serve({ store });
    const name = await newSheet(server);
    const client = connect(server.url, people.taster(1));
    const sheet = client.open(name);
    await sheet.synced();
    trouble.append = true;
    setMark(sheet.doc, 'musty', mm(30));
    await vi.waitUntil(() => server.sync.keep.isDirty(name));
    client.close();
    await vi.waitUntil(() => server.log.length > 2, { timeout: 5_000 });
    expect(server.sync.hocuspocus.documents.has(name)).toBe(true);
    trouble.append = false;
    await server.sync.keep.settled(name);
    await vi.waitUntil(() => !server.sync.hocuspocus.documents.has(name), { timeout: 5_000 });
    const fresh = connect(server.url, people.taster(1)).open(name);
    await fresh.synced();
    expect(fresh.doc.getMap('marks').get('musty')).toBe(30);
  });

  test('LOG-1 a refusal and a document that has to stay loaded are told by no line on the console', async () => {
    const { people, newSheet } = await scene();
    const { trouble, store } = troubled(place().store);
    const server = await serve({ store });
    const name = await newSheet(server);
    const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
    atEnd(() => console.mockRestore());
    expect(await connect(server.url, null).open(name).refused()).toBe('signed-out');
    expect(server.log).toContainEqual({
      event: 'document-refused',
      data: { reason: 'signed-out' },
    });
    const client = connect(server.url, people.taster(1));
    const sheet = client.open(name);
    await sheet.synced();
    trouble.append = true;
    setMark(sheet.doc, 'musty', mm(30));
    await vi.waitUntil(() => server.sync.keep.isDirty(name));
    client.close();
    await vi.waitUntil(
      () => server.sync.hocuspocus.documents.get(name)?.getConnectionsCount() === 0,
    );
    trouble.append = false;
    await vi.waitUntil(() => !server.sync.hocuspocus.documents.has(name), { timeout: 5_000 });
    expect(console).not.toHaveBeenCalled();
  });

  test('DOC-4 a load that fails refuses the document, and never serves an empty one', async () => {
    const { people, newSheet } = await scene();
    const { trouble, store } = troubled(place().store);
    const server = await serve({ store });
    const name = await newSheet(server);
    trouble.load = true;
    const sheet = connect(server.url, people.taster(1)).open(name);
    expect(await sheet.refused()).toBe('unreadable');
    expect(sheet.doc.getMap('meta').size).toBe(0);
    trouble.load = false;
    await sheet.again();
    await sheet.synced();
    expect(readEvaluation(sheet.doc).ok).toBe(true);
  });

  test('KEE-3 shutdown with unstored work ends in bounded time and writes a rescue file', async () => {
    const { people, newSheet } = await scene();
    const { trouble, store } = troubled(place().store);
    const server = await serve({ store });
    const name = await newSheet(server);
    const sheet = connect(server.url, people.taster(1)).open(name);
    await sheet.synced();
    trouble.append = true;
    setMark(sheet.doc, 'winey', mm(8));
    await vi.waitUntil(() => server.sync.keep.isDirty(name));
    const file = join(await mkdtemp(join(tmpdir(), 'verdial-rescue-')), 'rescue.jsonl');
    expect(await server.close(50, file)).toEqual([name]);
    const rescued: unknown = JSON.parse((await readFile(file, 'utf8')).trim());
    expect(rescued).toMatchObject({ name });
  });

  test('SYN-2 more than a hundred documents live on one socket', async () => {
    const { people, newSheet } = await scene();
    const server = await serve();
    const names = await Promise.all(
      Array.from({ length: 160 }, (_, index) => newSheet(server, index, '222')),
    );
    const desk = connect(server.url, people.leader);
    const sheets = names.map((name) => desk.open(name));
    await Promise.all(sheets.map((sheet) => sheet.synced()));
    const booth = connect(server.url, people.taster(159)).open(people.sheet(159, '222'));
    await booth.synced();
    setMark(booth.doc, 'fruity', mm(44));
    await vi.waitUntil(() => sheets[159]?.doc.getMap('marks').get('fruity') === 44);
  });
});
