import { randomFillSync } from 'node:crypto';
import { createInterface } from 'node:readline';
import { createDatabase } from '../create-database.ts';
import { createDocumentStore } from '../documents/create-document-store.ts';

/**
 * Appends large numbered updates to a document until the disk is full, and prints the number of
 * each stored one. After three failures in a row it prints `full`, waits for a line, and appends
 * five more. A test with a disk limit starts this process. Arguments: the data folder and the name
 * of the document.
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
