import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../../../tools/test-postgres.ts';
import { acquireInstanceLock } from './instance-lock.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startTestPostgres();
});
afterAll(() => server.stop());

async function hold(url: string, several: boolean, wait = 200) {
  const told = Promise.withResolvers<string>();
  const lock = await acquireInstanceLock({
    url,
    several,
    wait,
    onLost: (became) => told.resolve(became),
  });
  let isReleased = false;
  const release = async () => {
    if (!isReleased) await lock.release();
    isReleased = true;
  };
  onTestFinished(release);
  return { release, told: told.promise };
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
  const locks = [await hold(url, true), await hold(url, true)];
  await expect(hold(url, false)).rejects.toThrow('REDIS_URL');
  for (const { release } of locks) await release();
  await hold(url, false);
});

test('DAT-43 DAT-66 a server that replaces another waits until it has ended', async () => {
  const { owner: url } = await server.freshDatabase();
  const before = await hold(url, false);
  const after = hold(url, false, 20_000);
  await before.release();
  await expect(after).resolves.toBeDefined();
});

test('DAT-43 DAT-67 a lock whose connection the server ended is taken again', async () => {
  const { owner: url } = await server.freshDatabase();
  const lock = await hold(url, false, 5_000);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and application_name = 'verdial place'`,
  );
  await client.end();
  expect(await lock.told).toBe('held-again');
  await expect(hold(url, false)).rejects.toThrow('REDIS_URL');
});
