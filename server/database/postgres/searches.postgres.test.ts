import { AsyncResource } from 'node:async_hooks';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sampleForm } from '../../../domain/samples/testing/sample-row.ts';
import { startTestPostgres, type TestPostgres } from '../../../tools/test-postgres.ts';
import { listAudit } from '../../audit/list-audit.ts';
import { foundPanel, newSampleId } from '../contract/facts.ts';
import { createDatabase } from '../create-database.ts';
import { createDocumentStore } from '../documents/create-document-store.ts';
import { insertSample } from '../samples/samples.ts';
import { SERVER_LIMITS } from '../server-limits.ts';
import { productDatabase } from '../testing/product-template.ts';
import { serverPlace } from '../testing/server-place.ts';
import { openServer } from './open-server.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startTestPostgres();
});
afterAll(() => server.stop());

async function scene(lock: number) {
  const by = await productDatabase(server);
  const limits = { ...SERVER_LIMITS, lock };
  const database = await createDatabase({ ...serverPlace(by), limits });
  onTestFinished(() => database.close());
  return { database, panel: await foundPanel(database), owner: by.owner, limits };
}

/** Runs work outside the async context of the open transaction, as another caller. */
const outside = new AsyncResource('somebody else');
const begin = <Value>(work: () => Promise<Value>): Promise<Value> => outside.runInAsyncScope(work);

test('DAT-44 while a table is locked and twelve searches of it wait, registers and live documents are written', async () => {
  const { database, panel } = await scene(20_000);
  const store = createDocumentStore(database);
  await store.create(`${panel}/session/1`, 'b', Uint8Array.of(0));
  const searches = await database.asOwner(async (trx) => {
    await sql`lock table audit in access exclusive mode`.execute(trx);
    const under = Array.from({ length: 12 }, () =>
      // Started by another caller than the holder of the lock.
      begin(() => database.searchInPanel(panel, (scope) => listAudit(scope, {}))),
    );
    await begin(async () => {
      await database.inPanel(panel, (scope) =>
        insertSample(scope, newSampleId(), sampleForm({ code: 'S-1' })),
      );
      await store.append([{ name: `${panel}/session/1`, update: Uint8Array.of(1) }]);
    });
    return { under };
  });
  for (const found of await Promise.all(searches.under)) expect(found.total).toBe(0);
});

test('DAT-44 DAT-68 a statement that waits for a lock too long, and a transaction that says nothing, are ended', async () => {
  const { database, panel, owner } = await scene(300);
  await database.asOwner(async (trx) => {
    await sql`lock table audit in access exclusive mode`.execute(trx);
    const search = begin(() => database.searchInPanel(panel, (scope) => listAudit(scope, {})));
    await expect(search).rejects.toMatchObject({ code: '55P03' });
  });
  const idle = openServer(owner, { ...SERVER_LIMITS, idle: 200 });
  onTestFinished(() => idle.close());
  const silent = idle.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await expect
      .poll(
        async () =>
          (
            await sql`select from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(
              database.owner,
            )
          ).rows.length,
      )
      .toBe(0);
    await sql`select 1`.execute(trx);
  });
  await expect(silent).rejects.toThrow();
});
