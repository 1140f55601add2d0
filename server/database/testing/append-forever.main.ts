import { createDatabase } from '../create-database.ts';
import type { DatabaseLocation } from '../database.ts';
import { createDocumentStore } from '../document-store.ts';

/**
 * Appends numbered updates to a document without end and tells each number once its append resolved; started by the
 * test that kills it. Arguments: the place of the database as JSON, and the document's name.
 */
const [place = '', name = ''] = process.argv.slice(2);
const parsed: DatabaseLocation = JSON.parse(place);
const store = createDocumentStore(await createDatabase(parsed));
for (let number = 0; ; number += 1) {
  const update = new Uint8Array(64);
  new DataView(update.buffer).setUint32(0, number);
  await store.append([{ name, update }]);
  process.stdout.write(`${number}\n`);
}
