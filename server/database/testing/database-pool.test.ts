import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { createEngineKeeper, type EngineKeeper } from '../pglite/engine-keeper.ts';
import { openEmbedded } from '../pglite/open-embedded.ts';
import { createDatabasePool, type DatabasePool } from './database-pool.ts';
import { emptyEngine, readBaseline } from './empty-engine.ts';
import { furnishedPanel, ONE } from './furnished-panel.ts';
import { tablesForTests } from './test-database.ts';

let pool: DatabasePool;
beforeAll(async () => {
  pool = createDatabasePool(await tablesForTests());
});
afterAll(() => pool.close());

/**
 * Returns every row of every table by the name of the table, and the last value of each sequence.
 */
async function contentOf({ owner }: Pick<Database, 'owner'>) {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by relname`.execute(owner);
  const content = new Map<string, readonly unknown[]>();
  for (const { name } of tables)
    content.set(name, (await sql`select * from ${sql.table(name)}`.execute(owner)).rows);
  const sequences = await sql`select sequencename, last_value from pg_sequences order by 1`.execute(
    owner,
  );
  return { content, sequences: sequences.rows };
}

/**
 * Returns the session state of a database: the current role, and what a statement may leave to the
 * next one.
 */
const sessionOf = async ({ owner }: Database) =>
  (
    await sql`select current_user as role, current_setting('verdial.panel', true) as panel, current_setting('work_mem') as memory,
      (select count(*)::int from pg_locks where locktype = 'advisory') as locks,
      (select count(*)::int from pg_prepared_statements) as prepared,
      (select count(*)::int from pg_cursors) as cursors, to_regclass('pg_temp.passing') as passing`.execute(
      owner,
    )
  ).rows;

/** Inserts a row into every table of the product, also into those that no repository fills here. */
async function fillEveryTable(database: Database): Promise<void> {
  await furnishedPanel(database, ONE);
  const { content } = await contentOf(database);
  await database.asOwner(async (trx) => {
    // The rows only have to exist. They refer to nothing, and no check constraint applies.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update pg_class set relchecks = 0 where relnamespace = 'public'::regnamespace`.execute(
      trx,
    );
    for (const [name, rows] of content)
      if (rows.length === 0)
        await sql`insert into ${sql.table(name)} overriding system value
          select * from json_populate_record(null::${sql.table(name)}, ${await anyRow(trx, name)}::json)`.execute(
          trx,
        );
    await sql`update pg_class c set
      relchecks = (select count(*) from pg_constraint where conrelid = c.oid and contype = 'c')
      where relnamespace = 'public'::regnamespace`.execute(trx);
  });
}

/**
 * Returns a row of a table as JSON, with a value of the right type in every column that is not
 * null.
 */
async function anyRow(trx: Database['owner'], name: string): Promise<string> {
  const { rows } = await sql<{ row: string }>`
    select json_object_agg(column_name, case
      when data_type = 'uuid' then to_json(gen_random_uuid())
      when data_type in ('integer', 'bigint', 'smallint', 'numeric', 'double precision') then to_json(1)
      when data_type = 'boolean' then to_json(true)
      when data_type = 'jsonb' then '{}'::json
      when data_type = 'date' then to_json('2026-11-27'::text)
      when data_type like 'timestamp%' then to_json('2026-11-27T09:00:00Z'::text)
      else to_json('1'::text) end)::text as row
    from information_schema.columns
    where table_schema = 'public' and table_name = ${name} and is_nullable = 'NO'`.execute(trx);
  return rows[0]?.row ?? '{}';
}

test('TST-12 who gets a database after a test filled every table finds what a new one holds', async () => {
  const first = await pool.take();
  const before = await contentOf(first);
  await fillEveryTable(first);
  const filled = await contentOf(first);
  const empty = [...filled.content].filter(([, rows]) => rows.length === 0).map(([name]) => name);
  expect(empty).toEqual([]);
  await sql`update verdial_installation set opened_at = 'infinity'`.execute(first.owner);
  await first.close();

  const second = await pool.take();
  expect(pool.discarded()).toEqual([]);
  const found = await contentOf(second);
  expect(found).toEqual(before);
  expect(second.trailKey.id).not.toBe(first.trailKey.id);
  await second.close();
});

test('TST-12 nothing of a session is handed on: no open transaction, role, setting, lock, cursor or temporary table', async () => {
  const first = await pool.take();
  const before = await sessionOf(first);
  await sql`set work_mem = '1MB'`.execute(first.owner);
  await sql`select pg_advisory_lock(7)`.execute(first.owner);
  await sql`create temporary table passing (n int)`.execute(first.owner);
  await sql`prepare kept as select 1`.execute(first.owner);
  await sql`set role verdial_app`.execute(first.owner);
  await sql`begin`.execute(first.owner);
  await first.close();

  const second = await pool.take();
  expect(pool.discarded()).toEqual([]);
  expect(await sessionOf(second)).toEqual(before);
  await second.close();
});

test('TST-12 what somebody asks after they closed a database never reaches who has it next', async () => {
  const first = await pool.take();
  const late = Promise.withResolvers<void>();
  const work = first.asOwner(async (trx) => {
    await sql`select 1`.execute(trx);
    await late.promise;
    await sql`insert into panels (id, name) values (gen_random_uuid(), 'late')`.execute(trx);
  });
  const refused = expect(work).rejects.toThrow();
  await first.close();
  const second = await pool.take();
  late.resolve();
  await refused;
  await expect(sql`select 1`.execute(first.owner)).rejects.toThrow();
  expect((await sql`select from panels`.execute(second.owner)).rows).toEqual([]);
  await second.close();
});

describe('TST-12 TST-17 an engine', () => {
  let keeper: EngineKeeper;
  beforeAll(async () => {
    keeper = await createEngineKeeper({ folder: null, from: await tablesForTests() }, () => null);
  });
  afterAll(() => keeper.close());

  test.each([
    ['a table', 'create table more (n int)'],
    ['a table that is gone', 'drop table point_notes'],
    ['a column', 'alter table samples add column more text'],
    ['a default', `alter table samples alter column reference set default true`],
    ['a constraint', 'alter table samples add constraint more check (true)'],
    ['an index', 'create index more_index on samples (reference)'],
    ['a trigger that is switched off', 'alter table audit disable trigger user'],
    ['a policy', 'drop policy panel_wall on samples'],
    ['a wall that is down', 'alter table samples disable row level security'],
    ['a function', 'create function more() returns int language sql return 1'],
    ['a right', 'grant delete on sessions to verdial_app'],
    ['a right to a column', 'grant update (class) on results to verdial_app'],
    ['a role', 'create role more'],
    ['a setting of a role', `alter role verdial_app set work_mem = '1MB'`],
    ['a membership', 'grant pg_monitor to verdial_app'],
    ['statistics of a table', 'analyze kysely_migration'],
  ])('with %s changed is told from one that nobody used', async (_what, damage) => {
    const engine = await keeper.open();
    const baseline = await readBaseline(engine);
    await engine.query(damage, []);
    expect(await emptyEngine(engine, baseline)).toMatch(/^not as it was: pg_/);
  });
});

test('TST-12 TST-17 a database that a test left changed is not handed on', async () => {
  const first = await pool.take();
  const before = pool.discarded().length;
  await sql`create table more (n int)`.execute(first.owner);
  await first.close();
  expect(pool.discarded().slice(before)).toEqual([expect.stringMatching(/^not as it was: pg_/)]);
});

test('TST-12 what is prepared once is there for each who asks for it, and for nobody else', async () => {
  let times = 0;
  const prepared = {
    name: 'one more table',
    async prepare({ owner }: Database) {
      times += 1;
      await sql`create table more (n int)`.execute(owner);
    },
  };
  for (let time = 0; time < 2; time += 1) {
    const database = await pool.take(prepared);
    expect((await sql`select from more`.execute(database.owner)).rows).toEqual([]);
    await sql`insert into more values (1)`.execute(database.owner);
    await database.close();
  }
  expect(times).toBe(1);
  const other = await pool.take();
  await expect(sql`select from more`.execute(other.owner)).rejects.toThrow('more');
  await other.close();
});

test('TST-12 a pooled database has the tables of a new one', async () => {
  const pooled = await pool.take();
  const opened = await openEmbedded({ memory: true, from: await tablesForTests() });
  const names = async (owner: Database['owner']) => [
    ...(await contentOf({ owner })).content.keys(),
  ];
  expect(await names(pooled.owner)).toEqual(await names(opened.db));
  await opened.close();
  await pooled.close();
});
