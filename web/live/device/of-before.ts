import * as Y from 'yjs';
import { answer, removeDatabase } from './answer.ts';
import type { Cipher } from './cipher.ts';
import type { DeviceDatabase } from './device-database.ts';

/** Copies as the versions before wrote them: a database a document, in the clear. */
const COPY = 'verdial|';
const ASIDE = 'verdial-aside|';

/** Whether a database is of a version before, whosoever. */
export const isOfBefore = (name: string): boolean =>
  name.startsWith(COPY) || name.startsWith(ASIDE);

/** Whether it is this account's. */
export const isOfBeforeOf = (name: string, account: string): boolean =>
  name.startsWith(`${COPY}${account}|`) || name === `${ASIDE}${account}`;

/** SYN-11: takes over, sealed, what a version before kept of this account's documents, and removes it in the clear. */
export async function adoptBefore(
  account: string,
  database: DeviceDatabase,
  cipher: Cipher,
  keepQuarantined: (value: unknown) => Promise<void>,
): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) {
    if (!isOfBeforeOf(name, account)) continue;
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
          await answer(stores.updates.add({ document: token, sealed }));
          // What of it the server has stored is not known here.
          await answer(stores.unsent.put({ document: token, client: 0, clock: 0 }));
        });
    }
    await removeDatabase(name);
  }
}

/** Every value of one store of a database; none where it has no such store. */
async function allOf(name: string, store: string): Promise<readonly unknown[]> {
  const database = await answer(indexedDB.open(name));
  try {
    if (!database.objectStoreNames.contains(store)) return [];
    return await answer<unknown[]>(database.transaction(store).objectStore(store).getAll());
  } finally {
    database.close();
  }
}
