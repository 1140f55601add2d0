import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRefusal } from '../../domain/read-refusal.ts';
import { sampleForm } from '../../domain/samples/testing/sample-row.ts';
import { freshTestDatabase } from '../database/testing/test-database.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let cookie = '';
beforeAll(async () => {
  // A test creates a trigger, so the database is its own.
  server = await startTestServer({ database: await freshTestDatabase() });
  cookie = await server.cookieOf((await server.foundPanel('full')).jefespanel);
});
afterAll(() => server.close());

/** Lets the table of samples refuse new rows with an SQLSTATE: that of a full disk, or another. */
const refuseRows = async (state: string) => {
  await sql`create or replace function refuse_rows() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = ${sql.lit(state)}; end $$`.execute(
    server.database.db,
  );
  await sql`create or replace trigger refuse_rows before insert on samples
    for each row execute function refuse_rows()`.execute(server.database.db);
};

test('HEA-3 what a full disk refuses is unavailable, with its reason; another error stays a failure', async () => {
  await refuseRows('53100');
  const answer = await server.post('/api/samples', sampleForm({ code: 'S-1' }), { cookie });
  const body: unknown = await answer.json();
  expect([answer.status, body]).toEqual([
    503,
    { code: 'unavailable', data: { reason: 'disk-full' } },
  ]);
  expect(readRefusal(body)).toMatchObject({ data: { reason: 'disk-full' } });
  await refuseRows('P0001');
  const other = await server.post('/api/samples', sampleForm({ code: 'S-1' }), { cookie });
  expect([other.status, await other.json()]).toEqual([
    500,
    { code: 'failed', data: { reference: expect.any(String) } },
  ]);
});

test('HEA-3 an answer without a reason, as an older server gives it, is read as well', () => {
  expect(readRefusal({ code: 'unavailable', data: {} })).toMatchObject({ code: 'unavailable' });
});
