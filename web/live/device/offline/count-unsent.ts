import { createDeviceDatabase, databaseOf } from '../device-database.ts';
import { unsentDocuments } from '../unsent-documents.ts';

/** Counts the unsent documents of an account on this device. Their number is not encrypted. */
export async function countUnsent(user: string): Promise<number> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === databaseOf(user))) return 0;
  const database = createDeviceDatabase(databaseOf(user));
  try {
    return (await database.run(unsentDocuments)).size;
  } finally {
    await database.close();
  }
}
