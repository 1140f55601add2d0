import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../../../tools/test-postgres.ts';
import { holdPlace } from './hold-place.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startTestPostgres();
});
afterAll(() => server.stop());

async function hold(url: string, several: boolean, wait = 200) {
  const told = Promise.withResolvers<string>();
  const place = await holdPlace({ url, several, wait, onLost: (became) => told.resolve(became) });
  let isBack = false;
  const giveBack = async () => {
    if (!isBack) await place.giveBack();
    isBack = true;
  };
  onTestFinished(giveBack);
  return { giveBack, told: told.promise };
}

test('DAT-43 a second server on a database is refused where nothing joins them, with the setting that would', async () => {
  const { owner: url } = await server.freshDatabase();
  await hold(url, false);
  await expect(hold(url, false)).rejects.toThrow('REDIS_URL');
  await expect(hold(url, true)).rejects.toThrow('another server is running on this database');
  await hold((await server.freshDatabase()).owner, false);
});

test('DAT-43 servers that are joined stand beside each other, and one that is not is refused', async () => {
  const { owner: url } = await server.freshDatabase();
  const places = [await hold(url, true), await hold(url, true)];
  await expect(hold(url, false)).rejects.toThrow('REDIS_URL');
  for (const { giveBack } of places) await giveBack();
  await hold(url, false);
});

test('DAT-43 DAT-66 a server that replaces another waits until it has ended', async () => {
  const { owner: url } = await server.freshDatabase();
  const before = await hold(url, false);
  const after = hold(url, false, 20_000);
  await before.giveBack();
  await expect(after).resolves.toBeDefined();
});

test('DAT-43 DAT-67 a place whose connection the server ended is taken again', async () => {
  const { owner: url } = await server.freshDatabase();
  const place = await hold(url, false, 5_000);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and application_name = 'verdial place'`,
  );
  await client.end();
  expect(await place.told).toBe('held-again');
  await expect(hold(url, false)).rejects.toThrow('REDIS_URL');
});
