import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDeviceDatabase, databaseOf } from '../device-database.ts';
import { removeDatabase } from '../indexed-db.ts';
import { dropIdleKeys } from './keep-through-sign-out.ts';
import {
  dropOfflineEntry,
  dropOldKeys,
  keepOfflineEntry,
  type OfflineEntry,
  offlineEntry,
} from './offline-entries.ts';

const NOW = Date.UTC(2026, 10, 24);
const TRAY = { session: 1, date: '2026-11-24', glasses: 2, handedIn: 1, begun: 0 };
const entryOf = (user: string, change: Partial<OfflineEntry> = {}): OfflineEntry => ({
  user,
  username: user,
  name: user,
  code: 'T1',
  token: 'token',
  days: 7,
  signedInAt: NOW,
  seenAt: NOW,
  wrong: 0,
  wrongAt: 0,
  lock: { salt: 'c2FsdA==', sealed: 'c2VhbGVk' },
  trays: [],
  ...change,
});

const emptied = async () => {
  localStorage.clear();
  await removeDatabase(databaseOf('ana'));
};
beforeEach(emptied);
afterEach(emptied);

test('BTH-64 a key that is removed while others are looked through does not come back', async () => {
  await keepOfflineEntry(entryOf('ana'));
  await keepOfflineEntry(entryOf('eva', { signedInAt: NOW - 1 }));
  const looked = dropOldKeys(NOW + 1);
  await dropOfflineEntry('eva');
  await looked;
  expect(offlineEntry('ana')?.seenAt).toBe(NOW + 1);
  expect(offlineEntry('eva')).toBeNull();
});

test('BTH-33 a tray that is kept while idle keys are looked for keeps its key', async () => {
  await keepOfflineEntry(entryOf('ana'));
  await createDeviceDatabase(databaseOf('ana')).close();
  const looked = dropIdleKeys(null);
  await keepOfflineEntry(entryOf('ana', { trays: [TRAY] }));
  await looked;
  expect(offlineEntry('ana')?.trays).toEqual([TRAY]);
});
