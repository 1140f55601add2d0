import type { Page } from 'playwright-core';
import { DURABLE } from '../../web/parts/durable/durable-storage.ts';

/** The keys of this page's data that survive a killed browser (BTH-39). */
export const durableKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('not read'));
    });
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const request = database.transaction('entries').objectStore('entries').getAllKeys();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    return keys.map(String);
  }, DURABLE);
