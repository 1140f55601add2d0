import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sampleForm } from '../../../domain/samples/testing/sample-row.ts';
import { startOwnPostgres, type TestPostgres } from '../../../tools/test-postgres.ts';
import { foundPanel, newSampleId } from '../contract/facts.ts';
import { createDatabase } from '../create-database.ts';
import type { Database } from '../database.ts';
import { insertSample, listSamples } from '../samples/samples.ts';
import { serverPlace } from '../testing/server-place.ts';
import { makeInstallation } from './make-installation.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startOwnPostgres();
});
afterAll(() => server.stop());

const SECRET = 'a secret of thirty-two characters';

async function opened(url: string, requestsSecret = SECRET): Promise<Database> {
  const database = await createDatabase({ ...serverPlace(url), requestsSecret });
  onTestFinished(() => database.close());
  return database;
}

/** Returns the login role of a request. */
async function loginOf(database: Database): Promise<string | undefined> {
  const { rows } = await database.inPanel(await foundPanel(database), ({ trx }) =>
    sql<{ login: string }>`select session_user::text as login`.execute(trx),
  );
  return rows[0]?.login;
}

test('SEC-52 SEC-83 SEC-148 the product makes the login of requests: a step back leads to nothing, and no passing table stands before ours', async () => {
  const database = await opened(await server.ofRoleMaker());
  expect(database.requests).toEqual({ own: true });
  const panel = await foundPanel(database);
  await database.inPanel(panel, (scope) =>
    insertSample(scope, newSampleId(), sampleForm({ code: 'S-1' })),
  );
  expect((await database.inPanel(panel, (scope) => listSamples(scope, {}))).total).toBe(1);
  const stepped = database.inPanel(panel, async ({ trx }) => {
    await sql`reset role`.execute(trx);
    return trx.selectFrom('samples').select('id').execute();
  });
  await expect(stepped).rejects.toThrow('permission denied');
  // SEC-83: the database was created by hand, where every role may create temporary tables.
  for (const role of [sql`select 1`, sql`reset role`]) {
    const passing = database.inPanel(panel, async ({ trx }) => {
      await role.execute(trx);
      return sql`create temp table samples (id uuid)`.execute(trx);
    });
    await expect(passing).rejects.toMatchObject({ code: '42501' });
  }
});

test('SEC-52 processes that start at once make one login, and one with another secret makes its own', async () => {
  const url = await server.ofRoleMaker();
  await (await createDatabase(serverPlace(url))).close();
  const [one, other] = await Promise.all([opened(url), opened(url)]);
  const stranger = await opened(url, 'another secret of thirty-two letters');
  const login = await loginOf(one);
  expect(login).toMatch(/^verdial_requests_[0-9a-f]{12}$/);
  expect(await loginOf(other)).toBe(login);
  expect(await loginOf(stranger)).not.toBe(login);
  // After others were created, the first login still works.
  const again = await opened(url);
  expect(await loginOf(again)).toBe(login);
});

test('SEC-52 SEC-142 an owner who may make no roles goes on as before, and it is said why', async () => {
  const name = `verdial_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const { owner } = await makeInstallation(server.administrator, name);
  const client = new pg.Client({ connectionString: server.administrator });
  await client.connect();
  await client.query(`grant verdial_app to ${name}_owner`);
  await client.end();
  const database = await opened(owner);
  expect(database.requests).toMatchObject({
    own: false,
    note: expect.stringContaining('permission denied to create role'),
  });
  expect((await database.db.selectFrom('panels').select('id').execute()).length).toBe(0);
});
