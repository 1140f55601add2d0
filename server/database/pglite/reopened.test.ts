import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillDataFolder } from '../../database/testing/fill-data-folder.ts';
import { isFullDisk } from '../is-full-disk.ts';
import type { OpenedDatabase } from '../opened.ts';
import { createEngineKeeper } from './engine-keeper.ts';
import { openEmbedded } from './open-embedded.ts';

let folder = '';
let opened: OpenedDatabase;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verdial-reopened-'));
  await fillDataFolder(folder);
});
afterEach(async () => {
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the folder with this statement timeout in ms. */
async function open(limit: number): Promise<void> {
  opened = await openEmbedded({ dataFolder: folder }, limit);
  await opened.unhurried((db) => sql`create table kept (number int)`.execute(db));
}

const keep = (number: number) => sql`insert into kept values (${number})`.execute(opened.db);
const kept = async () =>
  (await sql<{ number: number }>`select number from kept order by number`.execute(opened.db)).rows;

test('DAT-11 an engine that does not answer is given up and opened anew, with all that was committed', async () => {
  await open(5_000);
  await keep(1);
  await expect(sql`select pg_sleep(60)`.execute(opened.db)).rejects.toThrow(
    'the embedded database gave no answer within 5000 ms',
  );
  await keep(2);
  expect(await kept()).toEqual([{ number: 1 }, { number: 2 }]);
}, 240_000);

test('DAT-11 a transaction ends with its engine: nothing of it is asked of the next one', async () => {
  await open(30_000);
  await keep(1);
  const refused: unknown[] = [];
  const work = opened.db.transaction().execute(async (trx) => {
    await sql`insert into kept values (2)`.execute(trx);
    // The error of an engine that is no longer usable.
    await sql`do $$ begin raise exception 'no room' using errcode = 'disk_full'; end $$`
      .execute(trx)
      .catch((problem: unknown) => refused.push(problem));
    await sql`insert into kept values (3)`.execute(trx).catch((p: unknown) => refused.push(p));
  });
  const after = keep(4);
  await expect(work).rejects.toThrow('nothing was committed');
  await after;
  expect(refused.map(String)).toEqual([
    'EmbeddedError: no room',
    'Error: the embedded database was given up',
  ]);
  expect(await kept()).toEqual([{ number: 1 }, { number: 4 }]);
}, 240_000);

test('DAT-11 DAT-3 DAT-65 what may take as long as it takes has no limit', async () => {
  await open(500);
  const long = sql`select pg_sleep(1)`;
  await opened.unhurried((db) => long.execute(db));
  await expect(long.execute(opened.db)).rejects.toThrow('gave no answer within 500 ms');
}, 240_000);

test('HEA-3 an engine that cannot be opened anew on a disk without room says that the disk is full', async () => {
  await open(30_000);
  await opened.close();
  const place = { folder, from: null, isCopy: false };
  const state = { room: 0 };
  const keeper = await createEngineKeeper(
    place,
    () => 30_000,
    async () => state.room,
  );
  const engine = await keeper.open();
  await engine.terminate();
  // The data files are corrupt, as after a crash in the middle of a write.
  const control = join(folder, 'database', 'global', 'pg_control');
  renameSync(control, `${control}.away`);
  const why = () => keeper.open().then(() => null, isFullDisk);
  expect(await why()).toBe(true);
  state.room = 2 ** 30;
  expect(await why()).toBe(false);
  renameSync(`${control}.away`, control);
  opened = await openEmbedded({ keeper });
  expect(await kept()).toEqual([]);
}, 240_000);
