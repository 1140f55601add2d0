import type { Page } from 'playwright-core';
import { DURABLE } from '../../web/parts/durable/durable-storage.ts';

/** What of this page's device outlives a browser that is killed at once, by its keys (BTH-39). */
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
