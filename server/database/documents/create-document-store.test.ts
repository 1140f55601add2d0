import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundPanel } from '../contract/facts.ts';
import type { Database } from '../database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createDocumentStore, insertDocuments } from './create-document-store.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);

test('DOC-1 documents come to be under names that say what they are, and nothing under any other', async () => {
  const panel = await foundPanel(database);
  const plan = (session: number) => ({
    name: `${panel}/session/${session}`,
    birth: 'b',
    state: bytes(session),
  });
  await database.inPanel(panel, async ({ trx }) => {
    expect(await insertDocuments(trx, [])).toEqual([]);
    expect(await insertDocuments(trx, [plan(1), plan(2)])).toEqual([plan(1).name, plan(2).name]);
    expect(await insertDocuments(trx, [{ ...plan(2), state: bytes(9) }, plan(3)])).toEqual([
      plan(3).name,
    ]);
    const rows = await trx
      .selectFrom('documents')
      .select(['name', 'panel', 'kind', 'birth', 'snapshot'])
      .orderBy('name')
      .execute();
    expect(rows.map((row) => [row.name, row.panel, row.kind, row.birth, row.snapshot[0]])).toEqual([
      [plan(1).name, panel, 'session', 'b', 1],
      [plan(2).name, panel, 'session', 'b', 2],
      [plan(3).name, panel, 'session', 'b', 3],
    ]);
    await expect(insertDocuments(trx, [{ ...plan(4), name: 'plan' }])).rejects.toThrow(
      "not a document's name",
    );
  });
});

test('KEE-5 a merge takes the snapshot and the log in order, of that document alone', async () => {
  const panel = await foundPanel(database);
  const store = createDocumentStore(database);
  const [one, other] = [`${panel}/session/1`, `${panel}/session/2`];
  for (const name of [one, other]) await store.create(name, 'b', bytes(0));
  const merged: (readonly number[])[][] = [];
  const merge = (parts: readonly Uint8Array[]) => {
    merged.push(parts.map((part) => [...part]));
    return bytes(7);
  };
  await store.compact(one, merge);
  expect(merged).toEqual([]);
  await store.append([
    { name: one, update: bytes(1) },
    { name: other, update: bytes(2) },
  ]);
  await store.append([{ name: one, update: bytes(3, 4) }]);
  await store.compact(one, merge);
  expect(merged).toEqual([[[0], [1], [3, 4]]]);
  expect(await store.load(one)).toMatchObject({ snapshot: bytes(7), updates: [], place: 2 });
  expect(await store.load(other)).toMatchObject({ snapshot: bytes(0), updates: [bytes(2)] });
  await expect(store.compact(`${panel}/session/3`, merge)).rejects.toThrow('no document');
});
