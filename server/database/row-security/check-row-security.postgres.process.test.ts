import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sampleForm } from '../../../domain/samples/testing/sample-row.ts';
import { startTestPostgres, type TestPostgres } from '../../../tools/test-postgres.ts';
import { runProgram } from '../../testing/run-program.ts';
import { foundPanel, newSampleId } from '../contract/facts.ts';
import { createDatabase } from '../create-database.ts';
import type { Addresses } from '../postgres/make-installation.ts';
import { insertSample, listSamples } from '../samples/samples.ts';
import { productDatabase } from '../testing/product-template.ts';
import { serverPlace, settingsOf } from '../testing/server-place.ts';
import { testDatabase } from '../testing/test-database.ts';
import { findRowSecurityFaults } from './check-row-security.ts';

let server: TestPostgres;
let addresses: Addresses;
beforeAll(async () => {
  server = await startTestPostgres();
  addresses = await made();
});
afterAll(() => server.stop());

const made = () => productDatabase(server);

async function open(by: Addresses = addresses) {
  const database = await createDatabase(serverPlace(by));
  onTestFinished(() => database.close());
  return database;
}

async function asOwner({ owner }: Addresses, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: owner });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

test('DAT-41 the walls of a new database stand, on either engine', async () => {
  expect(await findRowSecurityFaults((await open()).owner)).toEqual([]);
  const embedded = await testDatabase();
  onTestFinished(() => embedded.close());
  expect(await findRowSecurityFaults(embedded.owner)).toEqual([]);
});

test.each([
  [
    'a policy that is gone',
    'drop policy panel_wall on samples',
    'samples (its policies are others)',
  ],
  [
    'a policy that asks for nothing',
    'alter policy panel_wall on sheets using (true)',
    'sheets (its policies are others)',
  ],
  [
    'a policy of its own',
    'create policy more on results using (true)',
    'results (its policies are others)',
  ],
  [
    'a wall that is switched off',
    'alter table audit disable row level security',
    'audit (row-level security is off)',
  ],
  [
    'a right too many',
    'grant delete on sessions to verdial_app',
    'sessions (rights to it are others: verdial_app delete)',
  ],
  [
    'a right of everybody',
    'grant select on books to public',
    'books (rights to it are others: public select)',
  ],
  [
    'a right of a role that somebody made, which every server has',
    'grant select on samples to pg_monitor',
    'samples (rights to it are others: pg_monitor select)',
  ],
  [
    'a right of the login itself',
    `do $$ begin
      execute format('grant insert, select on samples to %I', replace(current_user, '_owner', '_requests'));
    end $$`,
    'samples (rights to it are others: ',
  ],
  [
    'a right of another to a column',
    'grant select (reference) on samples to pg_monitor',
    'samples (rights to it are others: pg_monitor select (reference))',
  ],
  ['a table that is gone', 'drop table point_notes', 'point_notes (it is missing)'],
  [
    'a right to a column',
    'grant update (class) on results to verdial_app',
    'results (rights to it are others: verdial_app update (class))',
  ],
  [
    'a right too few',
    'revoke insert on sheets from verdial_app',
    'sheets (rights to it are others)',
  ],
  [
    'another function of the walls',
    `create or replace function verdial_is_service() returns boolean language sql stable security definer as 'select true'`,
    'verdial_is_service (another function)',
  ],
  [
    'a seal that everybody makes',
    'grant execute on function verdial_seal(text) to public',
    'verdial_seal (others may call it)',
  ],
  [
    'a table of panels that nobody knows',
    'create table more (panel uuid)',
    'more (not known to this release)',
  ],
])('DAT-41 a database with %s is refused by name', async (_what, damage, said) => {
  const here = await made();
  await (await open(here)).close();
  await asOwner(here, damage);
  await expect(open(here)).rejects.toThrow(said);
});

test('DAT-41 DAT-51 a copy that lost its roles is refused by every table, and opens once the walls were raised', async () => {
  const here = await made();
  const before = await open(here);
  const panel = await foundPanel(before);
  await before.inPanel(panel, (scope) =>
    insertSample(scope, newSampleId(), sampleForm({ code: 'S-1' })),
  );
  await asOwner(
    here,
    `do $$ declare one record; begin
      for one in select polname, polrelid::regclass as of from pg_policy loop
        execute format('drop policy %I on %s', one.polname, one.of);
      end loop;
      for one in select oid::regclass as of from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
        execute format('revoke all on %s from verdial_app, verdial_service', one.of);
      end loop;
    end $$`,
  );
  await expect(open(here)).rejects.toThrow(/audit \(.*samples \(.*npm run database:walls/);
  // A grant beyond the expected ones is revoked.
  await asOwner(
    here,
    'grant select on samples to pg_monitor; grant update (reference) on samples to pg_monitor',
  );
  const raised = await runProgram('server/database/recreate-policies.main.ts', [], {
    ...settingsOf(here),
    TRAIL_KEY: serverPlace(here).trailKey,
  });
  expect(raised).toEqual({
    code: 0,
    said: 'row-level security policies created\n',
    complained: '',
  });
  const after = await open(here);
  expect((await after.inPanel(panel, (scope) => listSamples(scope, {}))).total).toBe(1);
});

test('DAT-41 DAT-52 walls of an older release are raised at the start', async () => {
  const here = await made();
  await (await open(here)).close();
  await asOwner(
    here,
    `drop policy panel_wall on samples; update verdial_walls set raised = 'of before'`,
  );
  const after = await open(here);
  expect(await findRowSecurityFaults(after.owner)).toEqual([]);
});
