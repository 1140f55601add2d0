import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../../../tools/test-postgres.ts';
import { createDatabase } from '../create-database.ts';
import { serverPlace } from '../testing/server-place.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startTestPostgres();
});
afterAll(() => server.stop());

/**
 * Opens a server whose connections have these options, and returns the durability that the product
 * reports.
 */
async function durabilityWith(options: string) {
  const fresh = await server.freshDatabase();
  const url = new URL(fresh.owner);
  if (options !== '') url.searchParams.set('options', options);
  const database = await createDatabase(serverPlace({ ...fresh, owner: url.href }));
  try {
    return database.durability;
  } finally {
    await database.close();
  }
}

test('DAT-5 DAT-55 a server that brings every commit to the disk is called durable, and one that does not is told of by name', async () => {
  expect(await durabilityWith('')).toEqual({ synced: true, by: 'server' });
  expect(await durabilityWith('-c synchronous_commit=off')).toEqual({
    synced: false,
    note: 'The PostgreSQL server has synchronous_commit off.',
  });
});
