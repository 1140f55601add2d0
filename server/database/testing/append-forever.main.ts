import { createDatabase } from '../create-database.ts';
import type { DatabaseLocation } from '../database.ts';
import { createDocumentStore } from '../documents/create-document-store.ts';

/**
 * Appends numbered updates to a document in an endless loop, and prints each number once its append
 * resolved. A test starts this process and kills it. Arguments: the location of the database as
 * JSON, and the name of the document.
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
