import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { isFullDisk } from '../database/is-full-disk.ts';
import { freshTestDatabase } from '../database/testing/test-database.ts';
import { panelAtWork } from './testing/panel-at-work.ts';
import { there } from './testing/there.ts';

let database: Database;
beforeAll(async () => {
  // A database of its own, since a test creates a trigger.
  database = await freshTestDatabase();
});
afterAll(() => database.close());

const fill = async (table: 'sessions' | 'sheets') => {
  await sql`create or replace function full_disk() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(
    database.db,
  );
  await sql`create trigger full_disk before insert on ${sql.table(table)}
    for each row execute function full_disk()`.execute(database.db);
};
const makeRoom = (table: 'sessions' | 'sheets') =>
  sql`drop trigger full_disk on ${sql.table(table)}`.execute(database.db);

/** The error of an operation; null when it succeeds. */
const problemOf = (act: Promise<unknown>): Promise<unknown> =>
  act.then(
    () => null,
    (problem: unknown) => problem,
  );

test('HEA-3 creating a session and sealing a sheet on a full disk say that it is full, leave nothing, and go through when there is room', async () => {
  const panel = await panelAtWork(database, { tasters: 1, samples: 1 });
  await fill('sessions');
  const create = () =>
    panel.give('create-session', { date: '2026-11-27', training: false }, panel.leader);
  expect(isFullDisk(await problemOf(create()))).toBe(true);
  await makeRoom('sessions');
  expect(await create()).toMatchObject({ ok: true });

  const session = await panel.shown();
  const { taster, code } = there((await panel.glasses(session))[0]);
  await panel.mark(session, taster, code, { fruity: 30 });
  await fill('sheets');
  const seal = () => panel.give('seal-sheet', { session, code }, there(panel.tasters[0]));
  expect(isFullDisk(await problemOf(seal()))).toBe(true);
  await makeRoom('sheets');
  expect(await seal()).toMatchObject({ ok: true });
});

test('HEA-3 a full disk is told from other errors, of the database and of files, also as their cause', () => {
  const coded = (code: string) => Object.assign(new Error('no'), { code });
  const codes = ['53100', 'ENOSPC', 'EDQUOT', '23505', 'EACCES'];
  expect(codes.filter((code) => isFullDisk(coded(code)))).toEqual(codes.slice(0, 3));
  expect(isFullDisk(new Error('upload', { cause: coded('ENOSPC') }))).toBe(true);
  expect([null, 'full', new Error('no')].map(isFullDisk)).toEqual([false, false, false]);
});
