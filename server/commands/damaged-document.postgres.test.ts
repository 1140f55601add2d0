import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { setMark } from '../../domain/documents/evaluation.document.ts';
import { mm } from '../../domain/testing/mm.ts';
import { createDocumentStore } from '../database/documents/create-document-store.ts';
import { digestOf } from '../database/documents/document-log.ts';
import { ENGINES, type StartedEngine } from '../database/testing/engines.ts';
import { applyStored } from '../sync/apply-stored.ts';
import { SOON } from '../sync/testing/use-live.ts';
import { noteEditsAfterSeal } from './sheets/note-edits-after-seal.ts';
import { panelAtWork, there } from './testing/panel-at-work.ts';
import { serverDecides } from './testing/server-decides.ts';

let engine: StartedEngine;
beforeAll(async () => {
  engine = await there(ENGINES[0]).start();
});
afterAll(() => engine.stop());

test('COM-2 a sheet that cannot be read is told of, and keeps neither the start nor the other sheets from going on', async () => {
  const panel = await panelAtWork(engine.database, { samples: 1 });
  const session = await panel.shown();
  const [broken, whole] = await panel.glasses(session);
  const { taster, code } = there(broken);
  await panel.sync.change(panel.sheetName(session, taster, code), (doc) =>
    doc.getMap('meta').set('kind', 'tray'),
  );
  await vi.waitUntil(() => panel.sync.hocuspocus.documents.size === 0);
  await panel.mark(session, there(whole).taster, there(whole).code);
  await panel.anotherProcess().reconcileAll();
  expect(await panel.sheets(session)).toMatchObject([{ taster: there(whole).taster }]);
  expect(panel.logged.map(({ event }) => event)).toContain('sheet-unreadable');
});

test('KEE-9 a document of whose log something is lost is an entry of the trail, once, however often it is opened', async () => {
  const panel = await panelAtWork(engine.database, { samples: 1 });
  const session = await panel.shown();
  const { taster, code } = there((await panel.glasses(session))[0]);
  const document = panel.sheetName(session, taster, code);
  await panel.mark(session, taster, code, { fruity: 40 }, { sign: false });
  await vi.waitUntil(() => panel.sync.hocuspocus.documents.size === 0);
  await engine.database.asInstallation((trx) =>
    trx.updateTable('documentHeads').set({ length: 99 }).where('panel', '=', panel.panel).execute(),
  );
  const entries = async () =>
    (await panel.trail()).filter(({ command }) => command === 'document-lost-updates');
  for (const process of [panel.anotherProcess(), panel.anotherProcess()])
    await process.reconcileAll();
  await vi.waitUntil(async () => (await entries()).length > 0);
  for (const times of [1, 2]) {
    await panel.sync.readStored(document, () => times);
    await vi.waitUntil(() => panel.sync.hocuspocus.documents.size === 0);
  }
  const told = (await entries()).filter(({ data }) => JSON.stringify(data).includes(document));
  expect(told).toHaveLength(1);
});

/** A sealed sheet whose whole log was lost. */
async function sealedAndLost() {
  const panel = await panelAtWork(engine.database, { samples: 1 });
  const session = await panel.shown();
  const { taster, code } = there((await panel.glasses(session))[0]);
  const name = panel.sheetName(session, taster, code);
  const store = createDocumentStore(engine.database);
  const { snapshot } = there(await store.load(name));
  await panel.mark(session, taster, code, { fruity: 40, fusty: 7 });
  await panel.seal(session, taster, code);
  await vi.waitUntil(() => panel.sync.hocuspocus.documents.size === 0, SOON);
  // Log compaction must be finished before the loss.
  await vi.waitUntil(async () => there(await store.load(name)).updates.length === 0, SOON);
  await engine.database.asInstallation(async (trx) => {
    const blank = { snapshot, snapshotDigest: digestOf(snapshot), place: 0 };
    const { id } = await trx
      .updateTable('documents')
      .set(blank)
      .where('name', '=', name)
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('documentUpdates').where('document', '=', id).execute();
  });
  const marks = async () => {
    const doc = new Y.Doc();
    applyStored(doc, there(await store.load(name)));
    return doc.getMap('marks').toJSON();
  };
  expect(await marks()).toEqual({});
  return { panel, session, taster, code, name, store, marks };
}

test('KEE-30 a sealed sheet of whose log something is lost says again what it was sealed with, and what is lost stays named', async () => {
  const { panel, name, store, marks } = await sealedAndLost();
  await panel.sync.read(name, () => true);
  await expect.poll(marks, SOON).toMatchObject({ fruity: 40, fusty: 7, bitter: 0 });
  const stored = there(await store.load(name));
  expect([stored.closed, stored.lost?.from]).toEqual([true, 1]);
  // The repair is written once.
  await vi.waitUntil(() => panel.sync.hocuspocus.documents.size === 0, SOON);
  await panel.sync.readStored(name, () => true);
  await vi.waitUntil(() => panel.sync.hocuspocus.documents.size === 0, SOON);
  await panel.commands.close(10_000);
  expect(there(await store.load(name)).place).toBe(stored.place);
});

test('KEE-30 a sheet that says what it was sealed with is opened once more to see that, and then left alone', async () => {
  const { panel, name } = await sealedAndLost();
  await panel.sync.read(name, () => true);
  await vi.waitUntil(() => panel.sync.hocuspocus.documents.size === 0, SOON);
  const opened = () => panel.logged.filter(({ event }) => event === 'document-lost-updates').length;
  const before = opened();
  await panel.sync.readStored(name, () => true);
  await panel.commands.close(10_000);
  await vi.waitUntil(() => panel.sync.hocuspocus.documents.size === 0, SOON);
  // Opened once by the reader and once by the repair.
  expect(opened() - before).toBeLessThanOrEqual(2);
});

test('EVA-5, KEE-45 a sheet is re-opened as it was sealed, whatever became of its document', async () => {
  const { panel, session, taster, code, marks } = await sealedAndLost();
  const reason = 'marked the wrong line';
  const reopened = await panel.give('reopen-sheet', { session, taster, code, reason });
  expect(reopened).toMatchObject({ ok: true });
  expect(await marks()).toMatchObject({ fruity: 40, fusty: 7, bitter: 0 });
});

test('EVA-6 a device that holds what was sealed tells nothing new of a sheet of whose log something is lost', async () => {
  const { panel, session, taster, code, name, store } = await sealedAndLost();
  const key = { session, taster, code };
  const by = serverDecides(engine.database, panel.panel, '2026-11-27T09:05:00.000Z');
  const device = new Y.Doc();
  applyStored(device, there(await store.load(name)));
  const note = (change: (doc: Y.Doc) => void) => {
    change(device);
    return noteEditsAfterSeal({ ...by, log: () => {} }, key, Y.encodeStateAsUpdate(device));
  };
  // First a value as it was sealed, then a different one.
  expect(await note((doc) => setMark(doc, 'fusty', mm(7)))).toBe('known');
  expect(await note((doc) => setMark(doc, 'fusty', mm(8)))).toBe('noted');
  expect(await panel.trail('sheet-edited-after-seal')).toMatchObject([
    { after: { marks: { fruity: 40, fusty: 8, bitter: 0 } } },
  ]);
});
