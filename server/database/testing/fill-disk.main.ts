import { randomFillSync } from 'node:crypto';
import { createInterface } from 'node:readline';
import { createDatabase } from '../create-database.ts';
import { createDocumentStore } from '../document-store.ts';

/**
 * Appends large numbered updates to a document and tells the number of each that is stored, until three in a row are
 * refused; then tells that all is full, waits for a line, and appends five more. Arguments: the data folder and the
 * document's name; started by the test that limits it.
 */
const [dataFolder = '', name = ''] = process.argv.slice(2);
const told = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const database = await createDatabase({ dataFolder });
const store = createDocumentStore(database);
let number = 0;

async function append(): Promise<boolean> {
  const update = randomFillSync(new Uint8Array(200_000));
  number += 1;
  new DataView(update.buffer).setUint32(0, number);
  try {
    await store.append([{ name, update }]);
  } catch {
    return false;
  }
  process.stdout.write(`${number}\n`);
  return true;
}

for (let refused = 0; refused < 3; ) refused = (await append()) ? 0 : refused + 1;
process.stdout.write('full\n');
await told.next();
for (let more = 0; more < 5; more += 1)
  if (!(await append())) throw new Error('refused though there is room');
process.stdin.destroy();
await database.close();
