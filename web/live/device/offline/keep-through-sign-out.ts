import type { Cipher } from '../cipher.ts';
import { createDeviceDatabase, databaseOf } from '../device-database.ts';
import { requestResult } from '../indexed-db.ts';
import {
  dropOfflineEntry,
  type KeptTray,
  keepOfflineEntry,
  offlineEntries,
  offlineEntry,
} from './offline-entries.ts';

/**
 * BTH-33: marks the documents of one session that stay on this device, encrypted, through a
 * sign-out: the tray and its unsealed sheets, as long as their taster may sign in here offline.
 * None when the tray is done.
 */
export async function keepThroughSignOut(
  { user, cipher }: { readonly user: string; readonly cipher: Cipher },
  tray: KeptTray,
  documents: readonly string[],
): Promise<void> {
  const database = createDeviceDatabase(databaseOf(user));
  await database.run(async ({ staying }) => {
    const { session } = tray;
    for (const key of await requestResult(staying.index('session').getAllKeys(session)))
      staying.delete(key);
    for (const name of documents) staying.put({ document: cipher.nameOf(name), session });
  });
  await database.close();
  const entry = offlineEntry(user);
  if (entry === null) return;
  const others = entry.trays.filter(({ session }) => session !== tray.session);
  await keepOfflineEntry({ ...entry, trays: documents.length === 0 ? others : [...others, tray] });
}

/**
 * BTH-33: the keys that no tray on this device waits for go at once, with the word of who tasted here; but that of who is signed
 * in here now.
 */
export async function dropIdleKeys(signedIn: string | null): Promise<void> {
  for (const { user, trays } of offlineEntries()) {
    if (user === signedIn || trays.length > 0) continue;
    // A tray may have been opened before the key was locked, and is in no entry then.
    if (!(await hasStaying(user).catch(() => true))) await dropOfflineEntry(user);
  }
}

async function hasStaying(user: string): Promise<boolean> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === databaseOf(user))) return false;
  const database = createDeviceDatabase(databaseOf(user));
  try {
    return (await database.run(({ staying }) => requestResult(staying.count()))) > 0;
  } finally {
    await database.close();
  }
}
