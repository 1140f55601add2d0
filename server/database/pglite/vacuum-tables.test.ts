import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundPanel } from '../contract/facts.ts';
import type { Database } from '../database.ts';
import { createDocumentStore } from '../documents/create-document-store.ts';
import { freshTestDatabase } from '../testing/test-database.ts';
import { needsVacuum } from './vacuum-tables.ts';

let database: Database;
beforeAll(async () => {
  database = await freshTestDatabase();
});
afterAll(() => database.close());

const always = () => true;
const tidy = async (mayGoOn = always) => (await database.vacuum?.(mayGoOn)) ?? [];
const room = async () => {
  const { rows } = await sql<{ pages: number }>`
    select (pg_table_size('document_updates') + pg_table_size('documents')) / 8192 as pages`.execute(
    database.db,
  );
  return rows[0]?.pages ?? 0;
};

test.each([
  [{ pages: 0, vacuumed: null }, false],
  [{ pages: 1, vacuumed: null }, true],
  [{ pages: 50, vacuumed: 0 }, false],
  [{ pages: 51, vacuumed: 0 }, true],
  [{ pages: 170, vacuumed: 100 }, false],
  [{ pages: 171, vacuumed: 100 }, true],
])('DAT-13 whether a table of size %j needs a vacuum: %j', (of, expected) => {
  expect(needsVacuum({ table: 'a', ...of })).toBe(expected);
});

test('DAT-13 a document that is written and merged for ever keeps its room, and every update of it', async () => {
  const panel = await foundPanel(database);
  const store = createDocumentStore(database);
  const name = `${panel}/session/1`;
  await store.create(name, 'birth', new Uint8Array(1));
  let last = new Uint8Array();
  async function write(rounds: number) {
    for (let round = 0; round < rounds; round += 1) {
      for (let at = 0; at < 10; at += 1) {
        last = new Uint8Array(randomBytes(4_000));
        await store.append([{ name, update: last }]);
      }
      await store.compact(name, (parts) => parts.at(-1) ?? new Uint8Array());
    }
  }
  await write(30);
  expect(await tidy()).toContain('document_updates');
  const before = await room();
  for (let time = 0; time < 5; time += 1) {
    await write(30);
    await tidy();
  }
  expect(await room()).toBeLessThan(before * 1.2 + 120);
  expect((await store.load(name))?.snapshot).toEqual(last);
});

test('DAT-13 what was vacuumed is not vacuumed again before it has grown, and nothing is begun that may not', async () => {
  await sql`create table grown as select n from generate_series(1, 100000) n`.execute(database.db);
  expect(await tidy(() => false)).toEqual([]);
  expect(await tidy()).toContain('grown');
  expect(await tidy()).toEqual([]);
  await sql`insert into grown select n from generate_series(1, 50000) n`.execute(database.db);
  expect(await tidy()).toEqual(['grown']);
});
