import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { planName } from '../../../domain/documents/document-names.ts';
import { formatDocumentName } from '../../../domain/documents/name.ts';
import { readPlan, setPlanField } from '../../../domain/documents/session.document.ts';
import type { Database } from '../../database/database.ts';
import { createDocumentStore } from '../../database/documents/create-document-store.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { createSync } from '../../sync/create-sync.ts';
import { createDocumentAccess } from '../access/create-document-access.ts';
import { panelAtWork } from '../testing/panel-at-work.ts';
import { readIfThere } from './read-if-there.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('COM-1 nothing is decided on what is not stored yet', async () => {
  const panel = await panelAtWork(database);
  const name = formatDocumentName({
    kind: 'session',
    panel: panel.panel,
    session: await panel.planned(),
  });
  const disk = Promise.withResolvers<void>();
  const store = createDocumentStore(database);
  const sync = createSync({
    ...createDocumentAccess(database),
    store: {
      ...store,
      append: async (updates) => {
        await disk.promise;
        return store.append(updates);
      },
    },
    callerOf: () => Promise.resolve(null),
    monotonic: () => performance.now(),
    log: () => {},
  });
  const told: string[] = [];
  const written = sync.change(name, (doc) => setPlanField(doc, 'restMinutes', 45));
  await vi.waitUntil(() => sync.hocuspocus.documents.has(name), { timeout: 10_000 });
  const read = readIfThere(sync, name, readPlan).then((plan) => {
    told.push('read');
    return plan;
  });
  // Requested later, but it does not wait for the disk, so it resolves before the other.
  await sync.read(name, readPlan);
  expect(told).toEqual([]);
  disk.resolve();
  expect(await read).toMatchObject({ value: { restMinutes: 45 } });
  await written;
});

test('DOC-4 what is not there reads as nothing; what cannot be loaded is an error, never nothing', async () => {
  const panel = await panelAtWork(database);
  const session = await panel.planned();
  const name = planName({ panel: panel.panel, session });
  expect(await readIfThere(panel.sync, `${panel.panel}/session/999`, readPlan)).toBeNull();
  await panel.sync.change(name, (doc) => doc.getMap('meta').set('kind', 'tray'));
  await vi.waitUntil(() => panel.sync.hocuspocus.documents.size === 0, { timeout: 10_000 });
  await expect(readIfThere(panel.sync, name, readPlan)).rejects.toMatchObject({
    reason: 'unreadable',
  });
});
