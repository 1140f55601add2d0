import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../../../tools/test-postgres.ts';
import { foundPanel, newSampleId, sampleInput } from '../contract/facts.ts';
import { createDatabase } from '../create-database.ts';
import type { PanelScope } from '../database.ts';
import { insertSample, listSamples } from '../samples.ts';
import { serverPlace } from '../testing/server-place.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startTestPostgres();
});
afterAll(() => server.stop());

/** A database with its tables, and a login made for it as an operator would, by these words. */
async function withLogin(words: string, isMember = true) {
  const fresh = await server.freshDatabase();
  const { owner: url } = fresh;
  await (await createDatabase(serverPlace(fresh))).close();
  const name = `requests_${randomUUID().replaceAll('-', '')}`;
  const administrator = new pg.Client({ connectionString: server.administrator });
  await administrator.connect();
  await administrator.query(`create role ${name} login ${words} password 'pw'`);
  if (isMember) await administrator.query(`grant verdial_app, verdial_service to ${name}`);
  await administrator.query(
    `grant connect on database ${new URL(url).pathname.slice(1)} to ${name}`,
  );
  await administrator.end();
  const requests = new URL(url);
  requests.username = name;
  requests.password = 'pw';
  return { url, requestsUrl: requests.href };
}

async function opened(urls: { readonly url: string; readonly requestsUrl: string }) {
  const { url, requestsUrl } = urls;
  const database = await createDatabase({ ...serverPlace(url), requestsUrl });
  onTestFinished(() => database.close());
  return database;
}

test('SEC-51 requests log in as a role of their own: a step back leads to nothing, and there is none up', async () => {
  const database = await opened(await withLogin('noinherit'));
  expect(database.requests).toEqual({ own: true });
  const [one, other] = [await foundPanel(database), await foundPanel(database)];
  await database.inPanel(other, (scope) => insertSample(scope, newSampleId(), sampleInput('S-1')));
  expect((await database.inPanel(other, (scope) => listSamples(scope, {}))).total).toBe(1);
  const { rows } = await sql<{ name: string }>`select current_user as name`.execute(database.owner);
  const owner = rows[0]?.name ?? '';
  const tried = (work: (scope: PanelScope) => Promise<unknown>) =>
    expect(database.inPanel(one, work)).rejects.toThrow('permission denied');
  const look = ({ trx }: PanelScope) => trx.selectFrom('samples').select('id').execute();
  await tried(async (scope) => {
    await sql`reset role`.execute(scope.trx);
    return look(scope);
  });
  await tried(async (scope) => {
    await sql`select set_config('role', 'none', true)`.execute(scope.trx);
    return sql`select verdial_audit_head(${other})`.execute(scope.trx);
  });
  await tried(({ trx }) => sql`set role ${sql.id(owner)}`.execute(trx));
  await tried(({ trx }) => sql`set session authorization ${sql.id(owner)}`.execute(trx));
  const altered = database.inPanel(one, ({ trx }) =>
    sql`alter table samples disable row level security`.execute(trx),
  );
  await expect(altered).rejects.toThrow('must be owner');
  expect((await database.inPanel(one, (scope) => listSamples(scope, {}))).total).toBe(0);
});

test('SEC-51 what a request sets is gone with its transaction', async () => {
  const database = await opened(await withLogin('noinherit'));
  const [one, other] = [await foundPanel(database), await foundPanel(database)];
  await database.inPanel(one, ({ trx }) =>
    sql`select set_config('verdial.panel', ${other}, true)`.execute(trx),
  );
  const seen = await database.inPanel(one, ({ trx }) =>
    trx.selectFrom('panels').select('id').execute(),
  );
  expect(seen).toEqual([{ id: one }]);
});

test.each([
  ['inherits the rights of the application', 'inherit', true, 'noinherit'],
  ['is no member of it', 'noinherit', false, 'grant verdial_app, verdial_service'],
])('SEC-51 a login that %s is refused by name', async (_what, words, isMember, said) => {
  await expect(opened(await withLogin(words, isMember))).rejects.toThrow(said);
});

test('SEC-51 the owner, and another database, are refused as the login of requests', async () => {
  const { url, requestsUrl } = await withLogin('noinherit');
  await expect(opened({ url, requestsUrl: url })).rejects.toThrow('rights of the owner');
  const elsewhere = new URL(requestsUrl);
  elsewhere.pathname = '/postgres';
  await expect(opened({ url, requestsUrl: elsewhere.href })).rejects.toThrow(
    'not the database of DATABASE_URL',
  );
});
