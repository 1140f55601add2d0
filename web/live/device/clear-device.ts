import { answer, removeDatabase } from './answer.ts';
import { createDeviceDatabase, databaseOf, isKept } from './device-database.ts';
import { isOfBefore, isOfBeforeOf } from './of-before.ts';

/**
 * SYN-10: whatever any account but `keep` left on this browser is gone, as far as the browser tells what is there; what a
 * database of an account holds that the server may lack stays, sealed, for the next sign-in of that account (SYN-11).
 */
export async function clearDevice(keep: string | null): Promise<void> {
  for (const key of Object.keys(localStorage)) if (!isOfDevice(key)) localStorage.removeItem(key);
  sessionStorage.clear();
  const databases = await indexedDB.databases();
  for (const { name = '' } of databases) {
    if (keep !== null && (name === databaseOf(keep) || isOfBeforeOf(name, keep))) continue;
    if (isKept(name)) await clearStored(name);
    else if (isOfBefore(name)) await removeDatabase(name);
  }
}

/** What belongs to the device, whoever sits at it: its measure and name, language, looks, and who asked to be remembered. */
const OF_DEVICE = ['calibracion', 'device', 'isoLang', 'leftDrawerOpen', 'signinName'];
const isOfDevice = (key: string): boolean =>
  OF_DEVICE.includes(key) || key === 'verdial.theme' || key.startsWith('columns.');

async function clearStored(name: string): Promise<void> {
  const database = createDeviceDatabase(name);
  const isEmpty = await database.run(async ({ updates, unsent, asides }) => {
    const waiting = new Set((await answer(unsent.index('document').getAllKeys())).map(documentOf));
    await eachUpdate(updates, (cursor) => {
      if (!waiting.has(String(cursor.key))) cursor.delete();
    });
    return waiting.size === 0 && (await answer(asides.count())) === 0;
  });
  await database.close();
  if (isEmpty) await removeDatabase(name);
}

const documentOf = (key: IDBValidKey): string => (Array.isArray(key) ? String(key[0]) : '');

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
