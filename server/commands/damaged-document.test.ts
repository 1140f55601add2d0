import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ENGINES, type StartedEngine } from '../database/testing/engines.ts';
import { panelAtWork, there } from './testing/panel-at-work.ts';

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
