import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnPostgres, startOwnPostgres } from '../../../tools/test-postgres.ts';
import { createHealth } from '../../health.ts';
import { steeredKeeper } from '../../sync/testing/steered-keeper.ts';
import { createDatabase } from '../create-database.ts';
import { serverPlace } from '../testing/server-place.ts';
import type { Addresses } from './make-installation.ts';

const HOLDER = new URL('../testing/hold-open.main.ts', import.meta.url).pathname;

let server: OwnPostgres;
beforeAll(async () => {
  server = await startOwnPostgres();
});
afterAll(() => server.stop());

/** Ends every other connection to a database, and resolves when the server has none left. */
async function endConnections({ owner }: Addresses): Promise<void> {
  // Only the administrator may end connections of both roles.
  const url = new URL(server.administrator);
  url.pathname = new URL(owner).pathname;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    // With a timeout argument the function waits until the connection is closed.
    await client.query(`select pg_terminate_backend(pid, 10000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
  } finally {
    await client.end();
  }
}

test('DAT-8 a connection that the server ends while a transaction holds it ends that transaction, not the process', async () => {
  const by = await server.freshDatabase();
  const child = spawn(process.execPath, [HOLDER, JSON.stringify(serverPlace(by))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    if (line !== 'holding') continue;
    await endConnections(by);
    child.stdin.write('go on\n');
  }
  expect(said).toEqual(['holding', 'refused', 'again']);
  expect(await gone).toEqual([0, null]);
});

test('DAT-8 HEA-1 DAT-63 a server that stops at once is told as failing, and as well when it is back', async () => {
  const database = await createDatabase(serverPlace(await server.freshDatabase()));
  const health = createHealth(database, steeredKeeper().queue);
  expect(await health.read()).toMatchObject({ status: 'ok' });
  const open = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  const held = database.asInstallation(async (trx) => {
    open.resolve();
    await stopped.promise;
    await sql`select 1`.execute(trx);
  });
  const refused = expect(held).rejects.toThrow();
  await open.promise;
  await server.crash();
  stopped.resolve();
  await refused;
  expect(await health.read()).toMatchObject({ status: 'failing' });
  await server.startAgain();
  expect(await health.read()).toMatchObject({ status: 'ok' });
  await database.close();
});
