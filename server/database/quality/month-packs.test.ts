import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundPanel } from '../contract/facts.ts';
import type { Database } from '../database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { keepMonthPacks, readMonthPacks } from './month-packs.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('QUA-1 a packed month is kept under its digest, is replaced by a newer one, and is no other panel’s', async () => {
  const [one, other] = [await foundPanel(database, 'One'), await foundPanel(database, 'Other')];
  const pack = (digest: string, ...bytes: number[]) => ({
    month: '2026-11',
    digest,
    pack: Uint8Array.from(bytes),
  });
  const read = (panel: typeof one) =>
    database.inPanel(panel, async (scope) =>
      (await readMonthPacks(scope, ['2026-10', '2026-11'])).map(({ month, digest, pack: of }) => ({
        month,
        digest,
        pack: Uint8Array.from(of),
      })),
    );
  await database.inPanel(one, (scope) => keepMonthPacks(scope, [pack('a', 0, 255)]));
  expect(await read(one)).toEqual([pack('a', 0, 255)]);
  expect(await read(other)).toEqual([]);
  await database.inPanel(one, (scope) => keepMonthPacks(scope, [pack('b', 7)]));
  expect(await read(one)).toEqual([pack('b', 7)]);
  await database.inPanel(one, (scope) => keepMonthPacks(scope, []));
  expect(await database.inPanel(one, (scope) => readMonthPacks(scope, []))).toEqual([]);
});
