import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleForm } from '../../../domain/samples/testing/sample-row.ts';
import type { PanelId } from '../../../domain/words/ids.ts';
import { readSettings } from '../../../hono.config.ts';
import { POSTGRES_AT_HAND, type TestPostgres } from '../../../tools/test-postgres.ts';
import { createAccounts } from '../../accounts/create-accounts.ts';
import { sessionRule } from '../../accounts/session-rule.ts';
import { appendAudit } from '../../audit/append-audit.ts';
import { leaderEntry } from '../../audit/testing/leader-entry.ts';
import { trailOf } from '../../audit/trail-scope.ts';
import { foundPanel, newSampleId, serveOneGlass } from '../contract/facts.ts';
import { createDatabase } from '../create-database.ts';
import type { Database } from '../database.ts';
import { createDocumentStore } from '../documents/create-document-store.ts';
import { insertSample } from '../samples/samples.ts';
import { serverPlace } from '../testing/server-place.ts';
import type { Addresses } from './make-installation.ts';

describe.each(POSTGRES_AT_HAND)('on $name', ({ start }) => {
  let server: TestPostgres;
  let addresses: Addresses;
  let database: Database;
  let own: PanelId;
  let foreign: PanelId;

  beforeAll(async () => {
    server = await start();
    addresses = await server.freshDatabase();
    database = await createDatabase(serverPlace(addresses));
    await createAccounts({
      database,
      secret: 'a secret that is long enough for a test',
      secure: false,
      sessions: { rule: sessionRule(readSettings({})), now: Date.now },
      log: () => {},
      sendReset: null,
    });
    [own, foreign] = [await foundPanel(database, 'Own'), await foundPanel(database, 'Foreign')];
    for (const panel of [own, foreign]) {
      await database.inPanel(panel, async (scope) => {
        await insertSample(scope, newSampleId(), sampleForm({ code: 'S-1' }));
        await serveOneGlass(scope);
        await appendAudit(trailOf(database, scope.trx), leaderEntry(panel, 'show-session'));
      });
      await createDocumentStore(database).create(`${panel}/session/1`, 'b', Uint8Array.of(0));
    }
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  /**
   * Runs injected statements within a request of a panel. Returns the rows of the last one, or the
   * error code of the rejection.
   */
  async function injected(statements: readonly RawBuilder<unknown>[]): Promise<unknown> {
    try {
      return await database.inPanel(own, async ({ trx }) => {
        let rows: readonly unknown[] = [];
        for (const statement of statements) rows = (await statement.execute(trx)).rows;
        return rows;
      });
    } catch (problem) {
      return problem instanceof Error && 'code' in problem ? problem.code : problem;
    }
  }

  const REFUSED = '42501';
  const ownerOf = () => new URL(addresses.owner).username;
  const databaseOf = () => new URL(addresses.owner).pathname.slice(1);
  const asService = sql`select set_config('role', 'verdial_service', true)`;

  test.each<readonly [string, () => readonly RawBuilder<unknown>[]]>([
    ['stepping back', () => [sql`reset role`, sql`select * from panels`]],
    ['the owner of the tables', () => [sql.raw(`set role ${new URL(addresses.owner).username}`)]],
    ['hashes of passwords', () => [sql`select password from account`]],
    [
      'hashes of passwords, stepped back',
      () => [sql`reset role`, sql`select password from account`],
    ],
    ['the trail, dropped', () => [sql`reset role`, sql`drop table audit`]],
    ['the trail, without its guard', () => [sql`alter table audit disable trigger user`]],
    ['a wall, let down', () => [sql`alter table samples disable row level security`]],
    ['another wall', () => [sql`create policy mine on samples using (true)`]],
    [
      'what the walls ask, replaced',
      () => [
        sql`create or replace function verdial_panel() returns uuid language sql as 'select null::uuid'`,
      ],
    ],
    ['a seal made by the database', () => [sql`select public.verdial_seal('service')`]],
    ['the key of the seals', () => [sql`select inner_key from verdial_walls`]],
    [
      'the key of the seals as the server',
      () => [asService, sql`select inner_key from verdial_walls`],
    ],
    ['sessions, deleted', () => [sql`delete from sessions`]],
    ['glasses, deleted', () => [sql`delete from glasses`]],
    ['results, written over', () => [sql`update results set class = 'EVOO'`]],
    [
      'a foreign document’s log',
      () => [
        sql`insert into document_updates (document, panel, place, digest, data)
        select id, ${own}, 9, '', '' from documents`,
      ],
    ],
    ['a table of its own', () => [sql`create table mine (one int)`]],
    ['a passing table that stands before ours', () => [sql`create temp table samples (id uuid)`]],
    [
      'a passing table, stepped back',
      () => [sql`reset role`, sql`create temp table samples (id uuid)`],
    ],
    ['another’s password', () => [sql.raw(`alter role ${ownerOf()} password 'x'`)]],
    [
      'settings for all who come after',
      () => [sql.raw(`alter database ${databaseOf()} set search_path = pg_temp`)],
    ],
    ['a right of its own', () => [sql`reset role`, sql.raw(`grant ${ownerOf()} to current_user`)]],
    ['a trail, as the server', () => [asService, sql`select verdial_audit_head(${foreign}::uuid)`]],
  ])('SEC-82 SEC-147 a statement within a request is refused: %s', async (_what, statements) => {
    expect(await injected(statements())).toBe(REFUSED);
  });

  test('SEC-82 SEC-146 a statement within a request says no other panel for itself', async () => {
    for (const said of [foreign, `${foreign}.`, `${foreign}.${'0'.repeat(64)}`])
      expect(
        await injected([
          sql`select set_config('verdial.panel', ${said}, true)`,
          sql`select * from samples`,
        ]),
      ).toBe(REFUSED);
    const sealed = await injected([sql`select current_setting('verdial.panel') as said`]);
    const seal = JSON.stringify(sealed).split('.')[1]?.slice(0, 64);
    expect(seal).toMatch(/^[0-9a-f]{64}$/);
    // The seal of a panel is valid for that panel alone.
    for (const said of [`${foreign}.${seal}`, `${own}.${seal}0`])
      expect(
        await injected([
          sql`select set_config('verdial.panel', ${said}, true)`,
          sql`select * from samples`,
        ]),
      ).toBe(REFUSED);
  });

  test('SEC-82 SEC-146 whoever takes on the role of the server without its seal sees nothing, also signed in', async () => {
    for (const table of ['panels', 'samples', 'documents', 'audit', 'user', 'account', 'letters']) {
      expect(await injected([asService, sql`select * from ${sql.table(table)}`])).toEqual([]);
      expect(
        await injected([
          asService,
          sql`select set_config('verdial.service', '1', true)`,
          sql`select * from ${sql.table(table)}`,
        ]),
      ).toEqual([]);
    }
  });

  test('SEC-82 SEC-149 a document is of the panel that its name says, and its head of the same', async () => {
    const insert = (name: string, panel: PanelId) =>
      sql`insert into documents (name, panel, kind, birth, snapshot, digest, snapshot_digest)
      values (${name}, ${panel}, 'session', 'b', '', '', '') returning id`;
    expect(await injected([insert(`${foreign}/session/7`, own)])).toBe('23514');
    expect(await injected([insert(`${foreign}/session/7`, foreign)])).toBe(REFUSED);
    const { id } = await database.owner
      .selectFrom('documents')
      .select('id')
      .where('panel', '=', foreign)
      .executeTakeFirstOrThrow();
    expect(
      await injected([
        sql`insert into document_heads (document, panel, digest, birth) values (${id}, ${own}, '', 'b') on conflict do nothing`,
      ]),
    ).toEqual([]);
    await database.asOwner((trx) =>
      sql`delete from document_heads where document = ${id}`.execute(trx),
    );
    expect(
      await injected([
        sql`insert into document_heads (document, panel, digest, birth) values (${id}, ${own}, '', 'b')`,
      ]),
    ).toBe('23503');
  });

  test('SEC-82 signing in, live documents and letters work by the login that owns nothing, which neither alters nor drops', async () => {
    const { rows } = await sql<{ login: string; role: string }>`
    select session_user::text as login, current_user::text as role`.execute(database.db);
    expect(rows).toEqual([
      { login: new URL(addresses.requests).username, role: 'verdial_service' },
    ]);
    expect(await database.db.selectFrom('panels').select('id').execute()).toHaveLength(2);
    for (const statement of [
      sql`drop table audit`,
      sql`truncate audit`,
      sql`delete from audit`,
      sql`update audit set name = ''`,
      sql`update audit_heads set sequence = 0`,
      sql`alter table samples disable row level security`,
      sql`insert into trail_keys (id, public_key) values ('k', 'p')`,
      sql`select * from verdial_walls`,
    ])
      await expect(database.asInstallation((trx) => statement.execute(trx))).rejects.toMatchObject({
        code: REFUSED,
      });
  });

  test('SEC-82 the login by itself, as somebody who has its password, reads nothing', async () => {
    const client = new pg.Client({ connectionString: addresses.requests });
    await client.connect();
    try {
      await expect(client.query('select * from samples')).rejects.toMatchObject({ code: REFUSED });
      await client.query('set role verdial_app');
      expect((await client.query('select * from samples')).rows).toEqual([]);
      await client.query('set role verdial_service');
      expect((await client.query('select * from "user"')).rows).toEqual([]);
    } finally {
      await client.end();
    }
  });
});
