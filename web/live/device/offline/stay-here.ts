import { answer } from '../answer.ts';
import type { Cipher } from '../cipher.ts';
import { createDeviceDatabase, databaseOf } from '../device-database.ts';
import { type KeptTray, keepOfflineEntry, offlineEntry } from './offline-entries.ts';

/**
 * BTH-33: names what of one session stays here through the sign-out, sealed: the tray and the sheets that are not sealed yet, as
 * long as their taster may sign in here without a network. None when the tray is done.
 */
export async function stayHere(
  { user, cipher }: { readonly user: string; readonly cipher: Cipher },
  tray: KeptTray,
  documents: readonly string[],
): Promise<void> {
  const database = createDeviceDatabase(databaseOf(user));
  await database.run(async ({ staying }) => {
    const { session } = tray;
    for (const key of await answer(staying.index('session').getAllKeys(session)))
      staying.delete(key);
    for (const name of documents) staying.put({ document: cipher.nameOf(name), session });
  });
  await database.close();
  const entry = offlineEntry(user);
  if (entry === null) return;
  const others = entry.trays.filter(({ session }) => session !== tray.session);
  await keepOfflineEntry({ ...entry, trays: documents.length === 0 ? others : [...others, tray] });
}
