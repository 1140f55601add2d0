import { forgetMe } from '../../parts/http/kept-me.ts';
import { PENDING_SIGN_OUT_KEY } from '../../parts/http/pending-sign-out.ts';
import {
  accountOf,
  createDeviceDatabase,
  databaseOf,
  isDeviceDatabase,
} from './device-database.ts';
import { factsDatabaseOf, isFactsDatabase } from './facts-cache.ts';
import { removeDatabase, requestResult } from './indexed-db.ts';
import { isLegacyDatabase, isLegacyDatabaseOf } from './legacy-copies.ts';
import { NAME_KEY } from './name-key.ts';
import {
  dropOfflineEntry,
  hasOfflineKey,
  isOfflineEntry,
  offlineEntries,
} from './offline/offline-entries.ts';
import { PROBE } from './storage-quota.ts';
import { unsentDocuments } from './unsent-documents.ts';

/**
 * Clears the data of all accounts from this browser, as at sign-out (SYN-10). Of `keep` the
 * databases stay, and nothing else. Databases that the browser does not list stay. Work that the
 * server may lack stays encrypted until its account signs in again (SYN-11). A tray that is not
 * done stays too, while its taster may sign in offline (BTH-33).
 */
export async function clearDevice(keep: string | null): Promise<void> {
  for (const key of Object.keys(localStorage)) if (!isOfDevice(key)) localStorage.removeItem(key);
  await forgetMe();
  sessionStorage.clear();
  const databases = await indexedDB.databases();
  for (const { name = '' } of databases) {
    if (keep !== null && isOf(name, keep)) continue;
    if (isDeviceDatabase(name)) await clearStored(name);
    else if (isLegacyDatabase(name) || isFactsDatabase(name) || name === PROBE)
      await removeDatabase(name);
  }
}

/** Clears all accounts from this device as at sign-out, with the remembered user name (ACC-74). */
export async function forgetAccounts(): Promise<void> {
  for (const { user } of offlineEntries()) await dropOfflineEntry(user);
  await clearDevice(null);
  localStorage.removeItem(NAME_KEY);
}

/**
 * Counts the accounts of which this device still stores work that the server may lack. It counts
 * their databases, so it is right only after `clearDevice`.
 */
export const countKeptAccounts = async (): Promise<number> =>
  (await indexedDB.databases()).filter(({ name = '' }) => isDeviceDatabase(name)).length;

/**
 * The `localStorage` keys that belong to the device, not to an account: calibration, device name,
 * language, layout, the remembered user name and a pending sign-out.
 */
const OF_DEVICE = [
  'calibracion',
  'device',
  'isoLang',
  'leftDrawerOpen',
  NAME_KEY,
  PENDING_SIGN_OUT_KEY,
];
const isOfDevice = (key: string): boolean =>
  OF_DEVICE.includes(key) ||
  key === 'verdial.theme' ||
  key.startsWith('columns.') ||
  isOfflineEntry(key);

const isOf = (name: string, account: string): boolean =>
  name === databaseOf(account) ||
  name === factsDatabaseOf(account) ||
  isLegacyDatabaseOf(name, account);

async function clearStored(name: string): Promise<void> {
  const database = createDeviceDatabase(name);
  const isEmpty = await database.run(async ({ updates, unsent, asides, staying }) => {
    const waiting = await unsentDocuments({ unsent });
    if (hasOfflineKey(accountOf(name)))
      for (const key of await requestResult(staying.getAllKeys())) waiting.add(String(key));
    else staying.clear();
    await eachUpdate(updates, (cursor) => {
      if (!waiting.has(String(cursor.key))) cursor.delete();
    });
    return waiting.size === 0 && (await requestResult(asides.count())) === 0;
  });
  await database.close();
  if (isEmpty) await removeDatabase(name);
}

const eachUpdate = (
  updates: IDBObjectStore,
  act: (cursor: IDBCursorWithValue) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = updates.index('document').openCursor();
    request.onerror = () => reject(request.error ?? new Error('not read'));
    request.onsuccess = () => {
      const cursor = request.result;
      if (cursor === null) return resolve();
      act(cursor);
      cursor.continue();
    };
  });
