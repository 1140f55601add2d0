import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import {
  createEvaluation,
  readEvaluation,
  setComments,
} from '../../domain/documents/evaluation.document.ts';
import { DOCUMENT_BUDGET } from './guard.ts';
import { touchesHeader } from './header-guard.ts';
import { connectClient, type LiveDocument } from './testing/live-client.ts';
import { startLiveServer } from './testing/live-server.ts';
import { testPanel } from './testing/people.ts';
import { STORES, type StartedStore } from './testing/stores.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describe('what a device may not write into a document', () => {
  let database: StartedStore;
  beforeAll(async () => {
    database = await (STORES[0] ?? { start: () => Promise.reject(new Error('none')) }).start();
  });
  afterAll(() => database.stop());

  async function openSheet() {
    const people = testPanel(await database.foundPanel());
    const budget = { ...DOCUMENT_BUDGET, evaluation: 20_000 };
    const server = await startLiveServer(database.store, { budget });
    ends.push(() => server.crash());
    const name = people.sheet(1);
    await server.sync.create(name, (doc, birth) => createEvaluation(doc, birth));
    const client = connectClient(server.url, people.taster(1));
    ends.push(() => client.close());
    const sheet = client.open(name);
    await sheet.synced();
    const desk = connectClient(server.url, people.leader);
    ends.push(() => desk.close());
    return { sheet, watch: desk.open(name) };
  }

  test.each<[string, (doc: Y.Doc) => void]>([
    ['another kind', (doc) => doc.getMap('meta').set('kind', 'tray')],
    ['another birth', (doc) => doc.getMap('meta').set('birth', crypto.randomUUID())],
    ['a version of the future', (doc) => doc.getMap('meta').set('version', 99)],
    ['no kind at all', (doc) => doc.getMap('meta').delete('kind')],
    ['a word more', (doc) => doc.getMap('meta').set('more', 'x')],
  ])('DOC-2 %s is refused, and the sheet stays readable', async (_, write) => {
    const { sheet, watch } = await openSheet();
    write(sheet.doc);
    expect(await sheet.refused()).toBe('not-allowed');
    await watch.synced();
    expect(readEvaluation(watch.doc).ok).toBe(true);
    expect(watch.doc.getMap('meta').size).toBe(3);
  });

  test('LIM-4 a sheet that grows by many small updates is closed at its budget', async () => {
    const { sheet } = await openSheet();
    const fill = (document: LiveDocument) => {
      for (let turn = 0; turn < 60; turn += 1)
        document.doc.getMap('fields').set(`x${turn}`, 'y'.repeat(500));
    };
    fill(sheet);
    expect(await sheet.refused()).toBe('over-budget');
  });

  test('LIM-4 what is written again and again over itself is not counted twice', async () => {
    const { sheet } = await openSheet();
    for (let turn = 0; turn < 60; turn += 1) setComments(sheet.doc, `${turn}`.repeat(700));
    await sheet.stored();
  });
});

describe('DOC-2 an update is told by what it writes', () => {
  const sheet = () => {
    const doc = new Y.Doc();
    createEvaluation(doc, crypto.randomUUID());
    return doc;
  };
  const copyOf = (doc: Y.Doc) => {
    const copy = new Y.Doc();
    Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
    return copy;
  };

  test('the whole of an honest copy touches nothing, a forged one does', () => {
    const doc = sheet();
    const honest = copyOf(doc);
    setComments(honest, 'clear');
    expect(touchesHeader(doc, Y.encodeStateAsUpdate(honest))).toBe(false);
    const forged = copyOf(honest);
    forged.getMap('meta').set('kind', 'tray');
    expect(touchesHeader(doc, Y.encodeStateAsUpdate(forged))).toBe(true);
    expect(touchesHeader(doc, Y.encodeStateAsUpdate(forged, Y.encodeStateVector(doc)))).toBe(true);
  });

  test('bytes that are no update are an error', () => {
    expect(() => touchesHeader(sheet(), Uint8Array.from([9, 9, 9]))).toThrow();
  });
});
