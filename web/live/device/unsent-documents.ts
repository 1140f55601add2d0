import type { DeviceStores } from './device-database.ts';
import { requestResult } from './indexed-db.ts';

/** The encrypted names of the documents with unsent work, which the server may lack (SYN-11). */
export async function unsentDocuments({
  unsent,
}: Pick<DeviceStores, 'unsent'>): Promise<Set<string>> {
  const keys = await requestResult(unsent.getAllKeys());
  return new Set(keys.map((key) => (Array.isArray(key) ? String(key[0]) : '')));
}
