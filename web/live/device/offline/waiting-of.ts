import { createDeviceDatabase, databaseOf } from '../device-database.ts';
import { unsentDocuments } from '../unsent-documents.ts';

/** How many documents of an account this device holds in which there is what the server may lack: their number is in no seal. */
export async function waitingOf(user: string): Promise<number> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === databaseOf(user))) return 0;
  const database = createDeviceDatabase(databaseOf(user));
  try {
    return (await database.run(unsentDocuments)).size;
  } finally {
    await database.close();
  }
}
