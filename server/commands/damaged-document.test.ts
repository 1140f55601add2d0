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
