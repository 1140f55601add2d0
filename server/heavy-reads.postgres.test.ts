import { AsyncResource } from 'node:async_hooks';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../tools/test-postgres.ts';
import { createDocumentStore } from './database/documents/create-document-store.ts';
import { listPanels } from './database/installation/panels.ts';
import { productDatabase } from './database/testing/product-template.ts';
import { type Person, wholeProduct } from './testing/whole-product.ts';

let server: TestPostgres;
let product: Awaited<ReturnType<typeof wholeProduct>>;
let [reader, other]: readonly Person[] = [];
let administrator: pg.Client;
beforeAll(async () => {
  server = await startTestPostgres();
  const by = await productDatabase(server);
  const there = new URL(server.administrator);
  there.pathname = new URL(by.owner).pathname;
  administrator = new pg.Client({ connectionString: there.href });
  await administrator.connect();
  product = await wholeProduct(() => {}, by);
  [reader, other] = [
    await product.found('Reading', 'reader'),
    await product.found('Tasting', 'taster'),
  ];
});
afterAll(async () => {
  await product?.close();
  await administrator?.end();
  await server?.stop();
});

/** The async context of another request, outside of the open transaction. */
const outside = new AsyncResource('somebody else');

/** The heavy reads, each with a table that it reads and a mark does not. */
const READS = [
  ['/api/samples', 'samples'],
  ['/api/tasters', 'taster_statuses'],
  ['/api/sessions', 'sessions'],
  ['/api/days', 'sessions'],
  ['/api/results', 'results'],
  ['/api/marks_long.csv?from=2020-01-01&to=2026-12-31', 'sessions'],
  ['/api/quality/months', 'glasses'],
  ['/api/quality/names', 'tasters'],
] as const;

test.each(READS)(
  'DAT-44 while twelve of %s wait for a locked table, marks are stored and another panel goes on',
  async (path, table) => {
    const { database } = product;
    const [panel] = await database.asInstallation(listPanels);
    const store = createDocumentStore(database);
    const name = `${panel?.id}/session/${READS.findIndex(([one, of]) => one === path && of === table) + 1}`;
    await store.create(name, 'b', Uint8Array.of(0));
    const answers = await database.asOwner(async (trx) => {
      await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(trx);
      const under = outside.runInAsyncScope(() =>
        Array.from({ length: 12 }, () => reader?.call('GET', path)),
      );
      const waiting = async () =>
        (
          await administrator.query<{ name: string }>(
            `select distinct a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
              where not l.granted and l.relation = (select oid from pg_class where relname = $1)`,
            [table],
          )
        ).rows.map(({ name: of }) => of);
      await expect.poll(waiting, { timeout: 20_000 }).toEqual(['verdial reads']);
      await outside.runInAsyncScope(async () => {
        await store.append([{ name, update: Uint8Array.of(1) }]);
        const panelOfOther = await other?.call('GET', '/api/panel');
        expect(panelOfOther?.status).toBe(200);
      });
      return { under };
    });
    for (const answer of await Promise.all(answers.under)) expect(answer?.status).toBe(200);
  },
);
