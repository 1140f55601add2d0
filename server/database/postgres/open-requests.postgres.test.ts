import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sampleForm } from '../../../domain/samples/testing/sample-row.ts';
import { startTestPostgres, type TestPostgres } from '../../../tools/test-postgres.ts';
import { foundPanel, newSampleId } from '../contract/facts.ts';
import { createDatabase } from '../create-database.ts';
import type { PanelScope } from '../database.ts';
import { insertSample, listSamples } from '../samples/samples.ts';
import { serverPlace } from '../testing/server-place.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startTestPostgres();
});
afterAll(() => server.stop());

/**
 * Creates a database with its tables, and a login role as an operator would, with these SQL
 * options.
 */
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
  await database.inPanel(other, (scope) =>
    insertSample(scope, newSampleId(), sampleForm({ code: 'S-1' })),
  );
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

test('SEC-83 what a statement leaves on its connection is gone before the next request has it: settings and locks', async () => {
  const database = await opened(await withLogin('noinherit'));
  const [one, other] = [await foundPanel(database), await foundPanel(database)];
  const state = sql<{ pid: number; path: string; limit: string; left: string; locks: number }>`
    select pg_backend_pid() as pid, current_setting('search_path') as path,
      current_setting('statement_timeout') as limit, coalesce(current_setting('verdial.left', true), '') as left,
      (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks`;
  for (const by of [database.inPanel, database.searchInPanel]) {
    const seen = () => by(one, async ({ trx }) => (await state.execute(trx)).rows[0]);
    const before = await seen();
    const pid = await by(other, async ({ trx }) => {
      await sql`select set_config('search_path', 'pg_temp, public', false), set_config('statement_timeout', '0', false),
        set_config('verdial.left', 'behind', false), pg_advisory_lock(7)`.execute(trx);
      return (await state.execute(trx)).rows[0]?.pid;
    });
    const clean = { path: before?.path, limit: before?.limit, left: '', locks: 0 };
    // Take as many connections at once as the pool has, so that this one is among them.
    const all = async () => {
      const found = await Promise.all(Array.from({ length: 10 }, seen));
      for (const one of found) expect(one).toEqual({ pid: one?.pid, ...clean });
      return found.map((one) => one?.pid);
    };
    await expect.poll(all).toContain(pid);
  }
});

test('SEC-83 SEC-148 a login that may make passing tables is refused by name, also by a role it steps into', async () => {
  for (const who of ['public', 'verdial_app']) {
    const urls = await withLogin('noinherit');
    const owner = new pg.Client({ connectionString: urls.url });
    await owner.connect();
    await owner.query(
      `grant temporary on database ${new URL(urls.url).pathname.slice(1)} to ${who}`,
    );
    await owner.end();
    await expect(opened(urls)).rejects.toThrow('may make passing tables: revoke temporary');
  }
});

test.each([
  ['inherits the rights of the application', 'inherit', true, 'noinherit'],
  ['is no member of it', 'noinherit', false, 'grant verdial_app, verdial_service'],
])('SEC-51 SEC-141 a login that %s is refused by name', async (_what, words, isMember, said) => {
  await expect(opened(await withLogin(words, isMember))).rejects.toThrow(said);
});

test('SEC-51 SEC-141 the owner, and another database, are refused as the login of requests', async () => {
  const { url, requestsUrl } = await withLogin('noinherit');
  await expect(opened({ url, requestsUrl: url })).rejects.toThrow('rights of the owner');
  const elsewhere = new URL(requestsUrl);
  elsewhere.pathname = '/postgres';
  await expect(opened({ url, requestsUrl: elsewhere.href })).rejects.toThrow(
    'not the database of DATABASE_URL',
  );
});
