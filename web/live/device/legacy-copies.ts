import * as Y from 'yjs';
import type { Cipher } from './cipher.ts';
import type { DeviceDatabase } from './device-database.ts';
import { removeDatabase, requestResult } from './indexed-db.ts';

/** Legacy copies, as earlier versions wrote them: a database for each document, unencrypted. */
const COPY = 'verdial|';
const ASIDE = 'verdial-aside|';

/** Whether a database is a legacy copy, of any account. */
export const isLegacyDatabase = (name: string): boolean =>
  name.startsWith(COPY) || name.startsWith(ASIDE);

/** Whether a database is a legacy copy of this account. */
export const isLegacyDatabaseOf = (name: string, account: string): boolean =>
  name.startsWith(`${COPY}${account}|`) || name === `${ASIDE}${account}`;

/**
 * Moves the legacy copies of this account into its encrypted database, and removes the unencrypted
 * ones (SYN-11).
 */
export async function adoptLegacyCopies(
  account: string,
  database: DeviceDatabase,
  cipher: Cipher,
  keepQuarantined: (value: unknown) => Promise<void>,
): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) {
    if (!isLegacyDatabaseOf(name, account)) continue;
    if (name.startsWith(ASIDE)) {
      for (const aside of await allOf(name, 'copies')) await keepQuarantined(aside);
    } else {
      const found = await allOf(name, 'updates');
      const updates = found.filter((update) => update instanceof Uint8Array);
      const document = name.slice(`${COPY}${account}|`.length);
      if (updates.length > 0)
        await database.run(async (stores) => {
          const token = cipher.nameOf(document);
          const sealed = cipher.seal(Y.mergeUpdates(updates), document);
          await requestResult(stores.updates.add({ document: token, sealed }));
          // Nothing is known of what the server has stored, so the whole copy counts as unsent.
          await requestResult(stores.unsent.put({ document: token, client: 0, clock: 0 }));
        });
    }
    await removeDatabase(name);
  }
}

/** Reads every value of one object store; empty if the database has no such store. */
async function allOf(name: string, store: string): Promise<readonly unknown[]> {
  const database = await requestResult(indexedDB.open(name));
  try {
    if (!database.objectStoreNames.contains(store)) return [];
    return await requestResult<unknown[]>(database.transaction(store).objectStore(store).getAll());
  } finally {
    database.close();
  }
}
