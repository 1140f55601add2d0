import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sampleForm } from '../../../domain/samples/testing/sample-row.ts';
import {
  POSTGRES_AT_HAND,
  startOwnPostgres,
  type TestPostgres,
} from '../../../tools/test-postgres.ts';
import { describeProblem } from '../../log/log.ts';
import { runProgram } from '../../testing/run-program.ts';
import { foundPanel, newSampleId } from '../contract/facts.ts';
import { createDatabase } from '../create-database.ts';
import { insertSample, listSamples } from '../samples/samples.ts';
import { serverPlace } from '../testing/server-place.ts';
import { makeInstallation } from './make-installation.ts';

describe.each(POSTGRES_AT_HAND)('on $name', ({ start }) => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());

  const someName = () => `verdial_${randomUUID().replaceAll('-', '').slice(0, 12)}`;

  async function asAdministrator<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: server.administrator });
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  async function open(owner: string, requestsUrl?: string) {
    const database = await createDatabase({
      ...serverPlace(owner),
      ...(requestsUrl === undefined ? {} : { requestsUrl }),
    });
    onTestFinished(() => database.close());
    return database;
  }

  test('SEC-81 two installations with owners of their own stand on one server, and neither role of either may make roles', async () => {
    for (const name of [someName(), someName()]) {
      const { owner, requests } = await makeInstallation(server.administrator, name);
      const database = await open(owner, requests);
      expect(database.requests).toEqual({ own: true });
      const panel = await foundPanel(database);
      await database.inPanel(panel, (scope) =>
        insertSample(scope, newSampleId(), sampleForm({ code: 'S-1' })),
      );
      expect((await database.inPanel(panel, (scope) => listSamples(scope, {}))).total).toBe(1);
      const roles = await asAdministrator(
        `select rolname from pg_roles where rolname like '${name}%' and (rolcreaterole or rolsuper or rolcreatedb)`,
      );
      expect(roles).toEqual([]);
    }
  });

  test('SEC-81 SEC-144 the login of one installation does not open the database of another', async () => {
    const [one, other] = [someName(), someName()];
    const { requests } = await makeInstallation(server.administrator, one);
    const { owner } = await makeInstallation(server.administrator, other);
    const stranger = new URL(requests);
    stranger.pathname = new URL(owner).pathname;
    const client = new pg.Client({ connectionString: stranger.href });
    await expect(client.connect()).rejects.toMatchObject({ code: '42501' });
  });

  test('SEC-81 SEC-145 an owner who may make no roles and has no login for requests is refused, with what to do', async () => {
    const { owner } = await makeInstallation(server.administrator, someName());
    const refused = await open(owner).catch((problem: unknown) => describeProblem(problem));
    expect(refused).toContain('DATABASE_REQUESTS_URL');
    expect(refused).toContain('docs/operating.md');
  });

  test('SEC-81 SEC-142 an owner who is a member of the role of requests without any right to grant it goes on', async () => {
    const name = someName();
    const { owner } = await makeInstallation(server.administrator, name);
    await asAdministrator(`grant verdial_app to ${name}_owner`);
    const database = await open(owner);
    expect(database.requests).toMatchObject({ own: false });
    const panel = await foundPanel(database);
    const seen = await database.inPanel(panel, ({ trx }) =>
      sql<{ role: string }>`select current_user as role`.execute(trx),
    );
    expect(seen.rows).toEqual([{ role: 'verdial_app' }]);
  });

  test('DAT-49 a database of another encoding is refused, and nothing is made in it', async () => {
    const name = someName();
    const { owner } = await makeInstallation(server.administrator, name);
    await asAdministrator(`drop database ${name}`);
    await asAdministrator(
      `create database ${name} owner ${name}_owner template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`,
    );
    const refused = await open(owner).catch((problem: unknown) => describeProblem(problem));
    expect(refused).toContain('SQL_ASCII, not UTF8; nothing was made in it');
    const client = new pg.Client({ connectionString: owner });
    await client.connect();
    const { rows } = await client.query(
      `select from information_schema.tables where table_schema = 'public'`,
    );
    await client.end();
    expect(rows).toHaveLength(0);
  });

  test('SEC-81 SEC-144 the command prints the two settings, and without an administrator what it wants', async () => {
    const main = 'server/database/postgres/make-installation.main.ts';
    const name = someName();
    const given = `${server.administrator}\n`;
    const printed = await runProgram(main, [name], {}, given);
    expect(printed).toMatchObject({ code: 0, complained: '' });
    const [owner = '', requests = ''] = printed.said
      .trim()
      .split('\n')
      .map((line) => line.replace(/^DATABASE_(REQUESTS_)?URL=/, ''));
    expect((await open(owner, requests)).requests).toEqual({ own: true });
    expect(await runProgram(main, [name], {})).toMatchObject({ code: 2, said: '' });
    expect(await runProgram(main, [name], {}, given)).toMatchObject({ code: 2, said: '' });
  });

  test('SEC-81 REL-8 the roles that docs/operating.md makes by hand open the product, and neither may make roles', async () => {
    const name = someName();
    const [, recipe = ''] =
      /^```sql\n([\s\S]*?)^```$/m.exec(readFileSync('docs/operating.md', 'utf8')) ?? [];
    const statements = recipe
      .replaceAll(/\bverdial_(owner|requests)\b/g, `${name}_$1`)
      .replaceAll(/\bdatabase verdial\b/g, `database ${name}`)
      .replaceAll("'…'", "'by-hand'")
      .split('\n')
      .filter((line) => line !== '');
    expect(statements).toHaveLength(8);
    for (const statement of statements)
      await asAdministrator(statement).catch((problem: unknown) => {
        // Roles that are created once for each server may exist already.
        const isThere = problem instanceof pg.DatabaseError && problem.code === '42710';
        if (!isThere || !/once a server|the same/.test(statement)) throw problem;
      });
    const by = (user: string) => {
      const url = new URL(server.administrator);
      [url.username, url.password, url.pathname] = [user, 'by-hand', `/${name}`];
      return url.href;
    };
    const database = await open(by(`${name}_owner`), by(`${name}_requests`));
    expect(database.requests).toEqual({ own: true });
    const panel = await foundPanel(database);
    const seen = await database.inPanel(panel, (scope) => listSamples(scope, {}));
    expect(seen.total).toBe(0);
  });
});

test('DAT-49 DAT-70 on a server without an encoding of its own an installation is made of UTF-8', async () => {
  const server = await startOwnPostgres(null, ['--encoding=SQL_ASCII', '--locale=C']);
  try {
    const { owner, requests } = await makeInstallation(server.administrator, 'oil');
    const database = await createDatabase({ ...serverPlace(owner), requestsUrl: requests });
    try {
      const panel = await foundPanel(database);
      const found = await database.inPanel(panel, async (scope) => {
        await insertSample(scope, newSampleId(), sampleForm({ code: 'ÑORA 1' }));
        return listSamples(scope, { search: 'ñora' });
      });
      expect(found.rows.map(({ code }) => code)).toEqual(['ÑORA 1']);
    } finally {
      await database.close();
    }
  } finally {
    await server.stop();
  }
});
