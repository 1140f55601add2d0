import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { createDatabase } from '../create-database.ts';
import type { DatabaseLocation } from '../database.ts';

/**
 * Holds a transaction open on a server until it reads a line, then prints whether it committed.
 * Then it prints whether another transaction succeeds. A test that ends its connections starts this
 * process. Argument: the location of the database as JSON.
 */
const [place = ''] = process.argv.slice(2);
const parsed: DatabaseLocation = JSON.parse(place);
const database = await createDatabase(parsed);
const told = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const held = database.asInstallation(async (trx) => {
  await sql`select 1`.execute(trx);
  process.stdout.write('holding\n');
  await told.next();
  await sql`select 1`.execute(trx);
});
process.stdout.write(
  await held.then(
    () => 'committed\n',
    () => 'refused\n',
  ),
);
await database.asInstallation((trx) => sql`select 1`.execute(trx));
process.stdout.write('again\n');
await database.close();
process.stdin.destroy();
