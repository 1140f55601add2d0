import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import * as Y from 'yjs';
import {
  createEvaluation,
  readEvaluation,
  setMark,
} from '../../domain/documents/evaluation.document.ts';
import { createPlan } from '../../domain/documents/session.document.ts';
import { isMillimetres, type Millimetres } from '../../domain/scale/millimetres.ts';
import type { DocumentStore } from './document-store.ts';
import { connectClient, type LiveClient } from './testing/live-client.ts';
import { type LiveServer, startLiveServer } from './testing/live-server.ts';
import { testPanel } from './testing/people.ts';
import { STORES, type StartedStore } from './testing/stores.ts';

const mm = (value: number): Millimetres => {
  if (!isMillimetres(value)) throw new Error('not on the line');
  return value;
};

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function serve(
  store: DocumentStore,
  options: Parameters<typeof startLiveServer>[1] = {},
): Promise<LiveServer> {
  const server = await startLiveServer(store, options);
  ends.push(() => server.crash());
  return server;
}

function connect(...parameters: Parameters<typeof connectClient>): LiveClient {
  const client = connectClient(...parameters);
  ends.push(() => client.close());
  return client;
}

/** The real store with its commits and reads made to fail while the test says so. */
function troubled(store: DocumentStore) {
  const trouble = { append: false, load: false };
  const failing: DocumentStore = {
    ...store,
    append: async (updates) => {
      if (trouble.append) throw new Error('disk full');
      await store.append(updates);
    },
    load: async (name) => {
      if (trouble.load) throw new Error('page unreadable');
      return store.load(name);
    },
  };
  return { trouble, store: failing };
}

describe.each(STORES)('live documents on $name', ({ start }) => {
  let database: StartedStore;
  beforeAll(async () => {
    database = await start();
  });
  afterAll(() => database.stop());

  async function scene() {
    const { store } = database;
    const people = testPanel(await database.foundPanel());
    const newSheet = async (server: LiveServer, number = 1, code = '111') => {
      const name = people.sheet(number, code);
      await server.sync.create(name, (doc, birth) => createEvaluation(doc, birth));
      return name;
    };
    return { store, people, newSheet };
  }

  test('KEE-1 what was announced as stored is there after the server is gone at that instant', async () => {
    const { store, people, newSheet } = await scene();
    const first = await serve(store);
    const name = await newSheet(first);
    const sheet = connect(first.url, people.taster(1)).open(name);
    await sheet.synced();
    setMark(sheet.doc, 'fusty', mm(57));
    expect(sheet.isStored()).toBe(false);
    await sheet.stored();
    await first.crash();
    const second = await serve(store);
    const fresh = connect(second.url, people.taster(1)).open(name);
    await fresh.synced();
    expect(readEvaluation(fresh.doc)).toMatchObject({ ok: true, value: { marks: { fusty: 57 } } });
  });

  test('KEE-1 a commit that fails is not announced, is kept, and is stored when the store is well again', async () => {
    const { store, people, newSheet } = await scene();
    const { trouble, store: failing } = troubled(store);
    const server = await serve(failing);
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
    const { store, people, newSheet } = await scene();
    const { trouble, store: failing } = troubled(store);
    const server = await serve(failing);
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
    const { store, people, newSheet } = await scene();
    const { trouble, store: failing } = troubled(store);
    const server = await serve(failing);
    const name = await newSheet(server);
    const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
    ends.push(() => console.mockRestore());
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
    const { store, people, newSheet } = await scene();
    const { trouble, store: failing } = troubled(store);
    const server = await serve(failing, { birthOf: async () => 'known' });
    const name = await newSheet(server);
    trouble.load = true;
    const sheet = connect(server.url, people.taster(1)).open(name);
    expect(await sheet.refused()).toBe('unreadable');
    expect(sheet.doc.getMap('meta').size).toBe(0);
    trouble.load = false;
    void sheet.provider.sendToken();
    sheet.provider.startSync();
    await sheet.synced();
    expect(readEvaluation(sheet.doc).ok).toBe(true);
  });

  test('KEE-3 shutdown with unstored work ends in bounded time and writes a rescue file', async () => {
    const { store, people, newSheet } = await scene();
    const { trouble, store: failing } = troubled(store);
    const server = await serve(failing);
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
    const { store, people, newSheet } = await scene();
    const server = await serve(store);
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

  test('SYN-3 after the facts changed a document is read-only when it comes back through the gate', async () => {
    const { store, people, newSheet } = await scene();
    const facts = { sealed: false };
    const server = await serve(store, {
      standing: () => Promise.resolve(facts.sealed ? 'read' : 'write'),
    });
    const name = await newSheet(server);
    const sheet = connect(server.url, people.taster(1)).open(name);
    await sheet.synced();
    facts.sealed = true;
    server.sync.returnToGate(({ name: known }) => known.kind === 'evaluation', 'access-changed');
    expect(await sheet.refused()).toBe('access-changed');
    void sheet.provider.sendToken();
    sheet.provider.startSync();
    await vi.waitUntil(() => sheet.provider.authorizedScope === 'readonly');
    setMark(sheet.doc, 'fusty', mm(99));
    const desk = connect(server.url, people.leader).open(name);
    await desk.synced();
    expect(sheet.isStored()).toBe(false);
    expect(desk.doc.getMap('marks').has('fusty')).toBe(false);
  });

  describe('ACC-1 and LIM-1: what must not come in does not, and nobody else notices', () => {
    test('a taster opening another taster’s sheet, a plan, an unknown document, a foreign panel’s', async () => {
      const { store, people, newSheet } = await scene();
      const server = await serve(store);
      await newSheet(server, 1);
      const plan = `${people.panel}/session/1`;
      await server.sync.create(plan, (doc, birth) =>
        createPlan(doc, birth, {
          date: '2026-03-02',
          start: '10:00',
          sheet: 'ioc-vo',
          sampleTemperature: 28,
          roomTemperature: 22,
          restMinutes: 15,
          training: false,
          multicode: false,
          enMaxDefect: 1,
          enMaxFruity: 1,
        }),
      );
      const thief = connect(server.url, people.taster(2));
      const guesses = [
        people.sheet(1),
        plan,
        people.sheet(2, '999'),
        testPanel().sheet(2),
        'nonsense',
      ];
      for (const guess of guesses) {
        const document = thief.open(guess);
        expect(await document.refused(), guess).toBe('out-of-reach');
        expect(document.doc.getMap('meta').size).toBe(0);
      }
    });

    test('no session is no way in', async () => {
      const { store, newSheet } = await scene();
      const server = await serve(store);
      const name = await newSheet(server);
      expect(await connect(server.url, null).open(name).refused()).toBe('signed-out');
    });

    test('a copy of another birth is refused rather than merged', async () => {
      const { store, people, newSheet } = await scene();
      const server = await serve(store);
      const name = await newSheet(server);
      const copy = new Y.Doc();
      createEvaluation(copy, crypto.randomUUID());
      const sheet = connect(server.url, people.taster(1)).open(name, copy);
      expect(await sheet.refused()).toBe('birth-differs');
    });

    test('an update over the budget closes that document alone', async () => {
      const { store, people, newSheet } = await scene();
      const server = await serve(store);
      const [large, other] = [await newSheet(server, 1, '333'), await newSheet(server, 1, '444')];
      const client = connect(server.url, people.taster(1));
      const [first, second] = [client.open(large), client.open(other)];
      await Promise.all([first.synced(), second.synced()]);
      first.doc.getMap('fields').set('comments', 'x'.repeat(300 * 1024));
      expect(await first.refused()).toBe('over-budget');
      setMark(second.doc, 'fusty', mm(5));
      await second.stored();
      expect((await store.load(large))?.updates.length).toBe(0);
    });

    test('a foreign origin, another path and too many sockets are refused before they are sockets', async () => {
      const { store } = await scene();
      const server = await serve(store, { sockets: 2 });
      const status = (url: string, origin: string) =>
        new Promise<number>((resolve) => {
          const socket = new WebSocket(url, { origin });
          socket.on('unexpected-response', (_request, response) => {
            resolve(response.statusCode ?? 0);
            socket.terminate();
          });
          socket.on('open', () => resolve(101));
          socket.on('error', () => undefined);
          ends.push(() => socket.terminate());
        });
      expect(await status(server.url, 'http://elsewhere.test')).toBe(403);
      expect(await status(server.url.replace('collab', 'other'), server.origin)).toBe(404);
      expect(await status(server.url, server.origin)).toBe(101);
      expect(await status(server.url, server.origin)).toBe(101);
      expect(await status(server.url, server.origin)).toBe(429);
    });

    test('malformed messages leave the server up and other documents untouched', async () => {
      const { store, people, newSheet } = await scene();
      const server = await serve(store);
      const name = await newSheet(server);
      const sheet = connect(server.url, people.taster(1)).open(name);
      await sheet.synced();
      const rogue = new WebSocket(server.url, { origin: server.origin });
      ends.push(() => rogue.terminate());
      await new Promise((resolve) => rogue.on('open', resolve));
      for (const bytes of [[], [0], [255, 255, 255, 255], [5, 104, 101, 108, 108, 111, 0, 2, 9]])
        rogue.send(Uint8Array.from(bytes));
      rogue.send('text');
      rogue.send(new Uint8Array(2 << 20));
      await new Promise((resolve) => rogue.on('close', resolve));
      setMark(sheet.doc, 'fusty', mm(5));
      await sheet.stored();
    });
  });
});
