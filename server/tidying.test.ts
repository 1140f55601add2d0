import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { WITH_ACCOUNTS_MADE } from './accounts/testing/with-accounts-made.ts';
import { freshTestDatabase } from './database/testing/test-database.ts';
import { createTidying } from './tidying.ts';

/** A vacuum with a controlled clock, and a count of its runs. */
function scene(onTidy: () => void = () => {}) {
  const clock = { at: 0 };
  const seen = { times: 0 };
  const tidying = createTidying({
    monotonic: () => clock.at,
    vacuum: async (mayGoOn) => {
      onTidy();
      if (mayGoOn()) seen.times += 1;
      return [];
    },
  });
  return { clock, seen, tidying };
}

test('DAT-13 DAT-60 tables are tidied when no mark was stored for half a minute', async () => {
  const { clock, seen, tidying } = scene();
  await tidying.look();
  expect(seen.times).toBe(1);
  tidying.noteStored();
  clock.at = 30_000;
  await tidying.look();
  expect(seen.times).toBe(1);
  clock.at = 30_001;
  await tidying.look();
  expect(seen.times).toBe(2);
});

test('DAT-13 DAT-60 where marks never cease they are tidied an hour after the last time', async () => {
  const { clock, seen, tidying } = scene();
  for (clock.at = 1_000; clock.at <= 3_600_000; clock.at += 20_000) {
    tidying.noteStored();
    await tidying.look();
  }
  expect(seen.times).toBe(0);
  clock.at = 3_600_001;
  await tidying.look();
  expect(seen.times).toBe(1);
  tidying.noteStored();
  await tidying.look();
  expect(seen.times).toBe(1);
});

test('DAT-13 DAT-60 marks that come in between are waited for, and what was left is not taken for done', async () => {
  let tidying: ReturnType<typeof createTidying> | null = null;
  const all = scene(() => tidying?.noteStored());
  tidying = all.tidying;
  await tidying.look();
  expect(all.seen.times).toBe(0);
  all.clock.at = 3_600_001;
  await tidying.look();
  expect(all.seen.times).toBe(1);
});

/** Inserts a row into every table of a temporary database, without regard to constraints. */
const FILL_EVERY_TABLE = `
  do $$ declare of record; begin
    perform set_config('session_replication_role', 'replica', true);
    for of in select conrelid::regclass as of_table, conname from pg_constraint
      where contype in ('c', 'f') and connamespace = 'public'::regnamespace and conparentid = 0
    loop
      execute format('alter table %s drop constraint %I', of.of_table, of.conname);
    end loop;
    for of in
      select c.oid::regclass as of_table, string_agg(quote_ident(a.attname), ', ') as columns,
          string_agg(case
            when t.typname = 'bytea' then $v$'\\x00'$v$
            when t.typname in ('json', 'jsonb') then $v$'{}'$v$
            when t.typname = 'uuid' then 'gen_random_uuid()'
            when t.typcategory = 'N' then '1'
            when t.typcategory = 'B' then 'true'
            when t.typcategory = 'D' then 'now()'
            when t.typcategory = 'A' then $v$'{}'$v$
            else $v$'x'$v$ end, ', ') as given
        from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
          and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        group by c.oid
    loop
      execute format('insert into %s (%s) overriding system value values (%s) on conflict do nothing', of.of_table, of.columns, of.given);
    end loop;
  end $$`;

test('DAT-13 every table of the installation is tidied, whatever its name', async () => {
  const own = await freshTestDatabase();
  await WITH_ACCOUNTS_MADE.prepare(own);
  await sql.raw(FILL_EVERY_TABLE).execute(own.db);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`.execute(
    own.db,
  );
  expect(await own.vacuum?.(() => true)).toEqual(rows.map(({ name }) => name));
  await own.close();
});
