import type { Cipher } from '../cipher.ts';
import { createDeviceDatabase, databaseOf } from '../device-database.ts';
import { requestResult } from '../indexed-db.ts';
import {
  changeOfflineEntry,
  dropOfflineEntry,
  type KeptTray,
  offlineEntries,
  offlineEntry,
} from './offline-entries.ts';

/**
 * Marks the documents of one session that stay on this device, encrypted, through a sign-out
 * (BTH-33). They are the tray and its unsealed sheets, while their taster may sign in here offline.
 * None stay when the tray is done.
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
  await changeOfflineEntry(user, (entry) => {
    const others = entry.trays.filter(({ session }) => session !== tray.session);
    return { ...entry, trays: documents.length === 0 ? others : [...others, tray] };
  });
}

/**
 * Removes the offline keys for which no tray is left on this device, with their offline entries
 * (BTH-33). The key of the signed-in account stays.
 */
export async function dropIdleKeys(signedIn: string | null): Promise<void> {
  for (const { user, trays, signedInAt } of offlineEntries()) {
    if (user === signedIn || trays.length > 0) continue;
    // A tray opened before the key was locked is stored, but is in no entry.
    if (await hasStaying(user).catch(() => true)) continue;
    // Meanwhile another tab may have kept a tray, or signed the taster in.
    const entry = offlineEntry(user);
    if (entry?.signedInAt === signedInAt && entry.trays.length === 0) await dropOfflineEntry(user);
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
