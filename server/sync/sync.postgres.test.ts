import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { z } from 'zod';
import { readEvaluation, setMark } from '../../domain/documents/evaluation.document.ts';
import { mm } from '../../domain/testing/mm.ts';
import { STORES } from './testing/stores.ts';
import { held, SOON, storedCopy, troubled, useLive } from './testing/use-live.ts';

const rescuedLine = z.strictObject({ name: z.string(), birth: z.string(), update: z.base64() });

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

  test('KEE-1, KEE-34 a commit that fails is not announced, is kept, and is stored when the store is well again', async () => {
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
      SOON,
    );
    expect(sheet.isStored()).toBe(false);
    expect(server.sync.queue.isDirty(name)).toBe(true);
    trouble.append = false;
    await sheet.stored();
    expect((await storedCopy(store, name)).getMap('marks').get('rancid')).toBe(12);
    expect(server.log[0]).toEqual({
      event: 'store-failed',
      data: { attempt: 1, problem: 'Error: disk full' },
    });
  });

  test('KEE-9, KEE-40 a log that was cut short is named, served as far as it goes, and made whole by a device that holds more', async () => {
    const { people, newSheet } = await scene();
    const server = await serve();
    const name = await newSheet(server);
    const booth = connect(server.url, people.taster(1));
    const sheet = booth.open(name);
    await sheet.synced();
    for (const value of [10, 20, 30]) {
      setMark(sheet.doc, 'fusty', mm(value));
      await sheet.stored();
    }
    booth.cut();
    await vi.waitUntil(() => !server.sync.hocuspocus.documents.has(name), SOON);
    const { database, store } = place();
    await database.asInstallation((trx) =>
      trx
        .deleteFrom('documentUpdates')
        .where('panel', '=', people.panel)
        .where('place', '>', 1)
        .execute(),
    );
    const desk = connect(server.url, people.leader).open(name);
    await desk.synced();
    expect(readEvaluation(desk.doc)).toMatchObject({ value: { marks: { fusty: 10 } } });
    expect(server.log).toEqual([
      { event: 'document-lost-updates', data: { documentName: name, from: 2, to: 3 } },
    ]);
    booth.mend();
    await vi.waitUntil(() => desk.doc.getMap('marks').get('fusty') === 30, SOON);
    await sheet.stored();
    expect((await storedCopy(store, name)).getMap('marks').toJSON()).toEqual({ fusty: 30 });
    expect(await store.load(name)).toMatchObject({ lost: { from: 2, to: 3 }, place: 4 });
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
    await vi.waitUntil(() => server.sync.queue.isDirty(name), SOON);
    client.close();
    await vi.waitUntil(() => server.log.length > 2, SOON);
    expect(server.sync.hocuspocus.documents.has(name)).toBe(true);
    trouble.append = false;
    await server.sync.queue.settled(name);
    await vi.waitUntil(() => !server.sync.hocuspocus.documents.has(name), SOON);
    const fresh = connect(server.url, people.taster(1)).open(name);
    await fresh.synced();
    expect(fresh.doc.getMap('marks').get('musty')).toBe(30);
  });

  test('LOG-1 LOG-5 a refusal and a document that has to stay loaded are told by no line on the console', async () => {
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
    await vi.waitUntil(() => server.sync.queue.isDirty(name), SOON);
    client.close();
    await vi.waitUntil(
      () => server.sync.hocuspocus.documents.get(name)?.getConnectionsCount() === 0,
      SOON,
    );
    trouble.append = false;
    await vi.waitUntil(() => !server.sync.hocuspocus.documents.has(name), SOON);
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
    expect(server.log).toEqual([
      {
        event: 'document-unreadable',
        data: { documentName: name, problem: 'Error: page unreadable' },
      },
    ]);
    trouble.load = false;
    await sheet.again();
    await sheet.synced();
    expect(readEvaluation(sheet.doc).ok).toBe(true);
  });

  const rescueFile = async () =>
    join(await mkdtemp(join(tmpdir(), 'verdial-rescue-')), 'rescue.jsonl');

  test('KEE-3 what could not be stored at shutdown goes whole to a rescue file for the owner alone', async () => {
    const { people, newSheet } = await scene();
    const { trouble, store } = troubled(place().store);
    const server = await serve({ store });
    const names = [await newSheet(server, 1), await newSheet(server, 2), await newSheet(server, 3)];
    const sheets = names.map((name, index) =>
      connect(server.url, people.taster(index + 1)).open(name),
    );
    await Promise.all(sheets.map((sheet) => sheet.synced()));
    const [stored, first, second] = names;
    sheets[0]?.doc.getMap('marks').set('fusty', 1);
    await sheets[0]?.stored();
    trouble.append = true;
    sheets[1]?.doc.getMap('marks').set('winey', 8);
    sheets[2]?.doc.getMap('marks').set('rancid', 9);
    await vi.waitUntil(() => server.sync.queue.dirtyNames().length === 2, SOON);
    const file = await rescueFile();
    const left = await server.close(50, file);
    expect([...left].sort()).toEqual([first, second].sort());
    const lines = (await readFile(file, 'utf8')).split('\n');
    expect(lines.pop()).toBe('');
    const rescued = lines.map((line) => rescuedLine.parse(JSON.parse(line)));
    expect(rescued.map(({ name }) => name)).toEqual(left);
    for (const { name, birth, update } of rescued) {
      const copy = await storedCopy(place().store, name);
      expect(copy.getMap('meta').get('birth')).toBe(birth);
      Y.applyUpdate(copy, Buffer.from(update, 'base64'));
      const marks = name === first ? { winey: 8 } : { rancid: 9 };
      expect(copy.getMap('marks').toJSON()).toEqual(marks);
    }
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const copy = await storedCopy(place().store, stored ?? '');
    expect(copy.getMap('marks').toJSON()).toEqual({ fusty: 1 });
  });

  test('KEE-3, KEE-36 who comes while the server ends is served nothing that would be stored nowhere', async () => {
    const { people, newSheet } = await scene();
    const server = await serve();
    const name = await newSheet(server);
    expect(await server.sync.close(30_000, await rescueFile())).toEqual([]);
    const late = connect(server.url, people.taster(1)).open(name);
    expect(await late.refused()).toBe('unreadable');
    setMark(late.doc, 'winey', mm(8));
    expect(server.sync.queue.dirtyNames()).toEqual([]);
  });

  test('KEE-2 shutdown ends every connection, stores what is left and writes no file when all is stored', async () => {
    const { people, newSheet } = await scene();
    const { commits, store } = held(place().store);
    const server = await serve({ store });
    const name = await newSheet(server);
    const sheet = connect(server.url, people.taster(1)).open(name);
    await sheet.synced();
    setMark(sheet.doc, 'winey', mm(8));
    await vi.waitUntil(() => commits.length === 1, SOON);
    const file = await rescueFile();
    const closed = server.sync.close(30_000, file);
    expect(await sheet.refused()).toBe('Reset Connection');
    commits[0]?.();
    expect(await closed).toEqual([]);
    expect((await storedCopy(store, name)).getMap('marks').toJSON()).toEqual({ winey: 8 });
    await expect(stat(file)).rejects.toThrow('ENOENT');
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
    await vi.waitUntil(() => sheets[159]?.doc.getMap('marks').get('fruity') === 44, SOON);
  });
});
