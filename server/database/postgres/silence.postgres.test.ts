import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../../../tools/test-postgres.ts';
import { foundPanel } from '../contract/facts.ts';
import { createDatabase } from '../create-database.ts';
import { createDocumentStore } from '../documents/create-document-store.ts';
import type { ServerLimits } from '../server-limits.ts';
import { productDatabase } from '../testing/product-template.ts';
import { serverPlace } from '../testing/server-place.ts';
import { silentProxy } from '../testing/silent-proxy.ts';
import type { Addresses } from './make-installation.ts';
import { openServer } from './open-server.ts';

const LIMITS: ServerLimits = {
  connect: 2_000,
  statement: 400,
  lock: 400,
  // Not under test here. A busy machine may pause for longer than the statement timeout.
  idle: 5_000,
  grace: 200,
};
const SILENT = 'the database gave no answer within 600 ms';

let server: TestPostgres;
beforeAll(async () => {
  server = await startTestPostgres();
});
afterAll(() => server.stop());

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Creates a database whose two addresses lead through one proxy. */
async function behindProxy() {
  const fresh = await productDatabase(server);
  const proxy = await silentProxy(fresh.owner);
  ends.push(() => proxy.close());
  const requests = new URL(fresh.requests);
  requests.host = new URL(proxy.url).host;
  return { proxy, by: { owner: proxy.url, requests: requests.href } };
}

/** Opens a database and creates a document in it, directly or through a proxy. */
async function scene(by: Addresses) {
  const database = await createDatabase({ ...serverPlace(by), limits: LIMITS });
  ends.push(() => database.close());
  const store = createDocumentStore(database);
  const name = `${await foundPanel(database)}/session/1`;
  await store.create(name, 'birth', Uint8Array.from([0]));
  const append = (number: number) => store.append([{ name, update: Uint8Array.from([number]) }]);
  const stored = async () => (await store.load(name))?.updates.map(([number]) => number);
  return { database, append, stored };
}

test('DAT-10 DAT-64 an append to a server that says nothing is refused, and holds on another connection at its first try', async () => {
  const { proxy, by } = await behindProxy();
  const { database, append, stored } = await scene(by);
  await append(1);
  // Several connections are idle, and none of them will ever respond again.
  await Promise.all([1, 2, 3, 4].map(() => sql`select pg_sleep(0.05)`.execute(database.db)));
  proxy.fallSilent();
  await expect(append(2)).rejects.toThrow(SILENT);
  proxy.speak();
  await append(3);
  expect(await stored()).toEqual([1, 3]);
});

test('DAT-10 DAT-64 a transaction on a server that says nothing is refused, and so is what it would do next', async () => {
  const { proxy, by } = await behindProxy();
  const { database, append, stored } = await scene(by);
  const refused: unknown[] = [];
  const work = database.asInstallation(async (trx) => {
    const ask = () => sql`select 1`.execute(trx).catch((problem: unknown) => refused.push(problem));
    await ask();
    proxy.fallSilent();
    await ask();
    await ask();
  });
  await expect(work).rejects.toThrow(SILENT);
  expect(refused).toHaveLength(2);
  expect(refused[0]).toBe(refused[1]);
  proxy.speak();
  await append(1);
  expect(await stored()).toEqual([1]);
});

test('DAT-10 a statement that waits too long is ended by the server, and waits there no longer', async () => {
  const by = await server.freshDatabase();
  const { append, stored } = await scene(by);
  const other = openServer(by.owner);
  ends.push(() => other.close());
  await other.db.transaction().execute(async (trx) => {
    await sql`lock table document_updates`.execute(trx);
    await expect(append(1)).rejects.toMatchObject({ code: '57014' });
    const { rows } = await sql`select 1 from pg_locks where not granted`.execute(trx);
    expect(rows).toEqual([]);
  });
  await append(2);
  expect(await stored()).toEqual([2]);
});

test('DAT-10 DAT-65 what may take as long as it takes has no limit', async () => {
  const opened = openServer((await server.freshDatabase()).owner, LIMITS);
  ends.push(() => opened.close());
  const long = sql`select pg_sleep(0.8)`;
  await expect(long.execute(opened.db)).rejects.toMatchObject({ code: '57014' });
  await expect(opened.unhurried((db) => long.execute(db))).resolves.toMatchObject({
    rows: [{ pgSleep: '' }],
  });
});
