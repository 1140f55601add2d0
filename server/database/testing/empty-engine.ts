import type { EngineThread } from '../pglite/engine-thread.ts';

/**
 * The baseline to which an engine is reset: a digest of each catalog, and the initial rows of each
 * filled table as JSON.
 */
export type Baseline = {
  readonly catalogs: readonly string[];
  readonly rows: ReadonlyMap<string, string>;
};

/** Reads the baseline of an unused engine. */
export async function readBaseline(engine: EngineThread): Promise<Baseline> {
  await endSession(engine);
  const rows = new Map<string, string>();
  for (const table of await texts(engine, FILLED)) rows.set(table, await rowsOf(engine, table));
  return { catalogs: await texts(engine, DIGESTS), rows };
}

/**
 * Resets an engine to its baseline. Ends the session of its last user, empties every table and
 * restarts the sequences. Triggers that protect rows are bypassed. Returns what still differs and
 * cannot be reset, or null.
 */
export async function emptyEngine(
  engine: EngineThread,
  { catalogs, rows }: Baseline,
): Promise<string | null> {
  await endSession(engine);
  await engine.query('set session_replication_role = replica', []);
  const kept = [...rows.keys()];
  const filled = (await texts(engine, FILLED)).filter((table) => !rows.has(table));
  if (filled.length > 0)
    await engine.query(`truncate ${filled.join(', ')} restart identity cascade`, []);
  // Statistics of a restore or a vacuum would influence the query plans of the next test.
  await engine.query('delete from pg_statistic where starelid >= 16384', []);
  for (const table of kept) {
    const began = rows.get(table) ?? '[]';
    if ((await rowsOf(engine, table)) === began) continue;
    await engine.query(`truncate ${table} restart identity cascade`, []);
    await engine.query(
      `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1::json)`,
      [began],
    );
  }
  for (const sequence of await texts(engine, ADVANCED))
    await engine.query(`alter sequence ${sequence} restart`, []);
  await endSession(engine);
  const now = await texts(engine, DIGESTS);
  const changed = now.filter((digest, at) => digest !== catalogs[at]);
  if (changed.length > 0)
    return `not as it was: ${changed.map((digest) => digest.split(' ')[0]).join(', ')}`;
  const [segments = '0'] = await texts(engine, 'select count(*)::text as text from pg_ls_waldir()');
  return Number(segments) > MOST_LOG ? 'its log has grown' : null;
}

/** The maximum number of WAL segments, of 16 MiB each, in memory. */
const MOST_LOG = 8;

/**
 * Ends an open transaction and resets the session: settings, roles, temporary tables, prepared
 * statements, cursors and locks.
 */
async function endSession(engine: EngineThread): Promise<void> {
  await engine.query('rollback', []);
  await engine.query('discard all', []);
}

const rowsOf = async (engine: EngineThread, table: string): Promise<string> =>
  (await texts(engine, `select coalesce(json_agg(t), '[]')::text as text from ${table} t`))[0] ??
  '';

/** Returns the column `text` of the rows of a query. */
async function texts(engine: EngineThread, query: string): Promise<readonly string[]> {
  const { rows } = await engine.query(query, []);
  return rows.map((row) => {
    const text: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, 'text') : null;
    if (typeof text !== 'string') throw new Error(`no text: ${query}`);
    return text;
  });
}

/** Query for the tables that contain a row, or have contained one since they were emptied. */
const FILLED = `
  select c.oid::regclass::text as text from pg_class c
  where c.oid >= 16384 and c.relkind in ('r', 'p') and c.relnamespace <> 'pg_toast'::regnamespace
    and (pg_relation_size(c.oid) > 0 or c.reltuples >= 0)`;

const ADVANCED = `
  select format('%I.%I', schemaname, sequencename) as text from pg_sequences where last_value is not null`;

/**
 * Queries for the rows of system catalogs, without what emptying a table changes. Large catalogs
 * are limited to user tables.
 */
const CATALOGS: Readonly<Record<string, string>> = {
  pg_class: `select concat_ws(' ', oid, relname, relnamespace, reltype, relowner, relam, reltablespace, relhasindex, relisshared,
    relpersistence, relkind, relnatts, relchecks, relhasrules, relhastriggers, relhassubclass, relrowsecurity,
    relforcerowsecurity, relispopulated, relreplident, relispartition, relacl, reloptions, case relkind when 'r' then reltuples end) as part from pg_class`,
  pg_attribute: `select a::text as part from pg_attribute a where attrelid >= 16384 or attacl is not null`,
  // The first temporary table creates a namespace, which is never removed.
  pg_namespace: `select n::text as part from pg_namespace n where nspname !~ '^pg_(toast_)?temp_'`,
  pg_statistic: `select concat_ws(' ', starelid, staattnum) as part from pg_statistic`,
  pg_proc: `select concat_ws(' ', oid, proowner, proacl, proconfig, case when oid >= 16384 then p::text end) as part from pg_proc p`,
  pg_type: `select concat_ws(' ', oid, typname, typowner, typacl) as part from pg_type`,
  pg_settings: `select concat_ws(' ', name, setting, source) as part from pg_settings where source <> 'default'`,
  pg_locks: `select locktype as part from pg_locks where locktype = 'advisory'`,
  pg_prepared_xacts: `select gid as part from pg_prepared_xacts`,
  pg_largeobject_metadata: `select oid::text as part from pg_largeobject_metadata`,
  ...Object.fromEntries(
    [
      'pg_attrdef',
      'pg_constraint',
      'pg_index',
      'pg_trigger',
      'pg_policy',
      'pg_rewrite',
      'pg_sequence',
      'pg_authid',
      'pg_auth_members',
      'pg_db_role_setting',
      'pg_default_acl',
      'pg_extension',
      'pg_event_trigger',
      'pg_inherits',
      'pg_enum',
      'pg_cast',
      'pg_statistic_ext',
      'pg_publication',
      'pg_tablespace',
      'pg_language',
      'pg_collation',
    ].map((catalog) => [catalog, `select c::text as part from ${catalog} c`]),
  ),
  pg_database: `select concat_ws(' ', oid, datname, datdba, datallowconn, datconnlimit, datacl) as part from pg_database`,
};

const DIGESTS = Object.entries(CATALOGS)
  .map(
    ([catalog, parts]) =>
      `select '${catalog} ' || md5(coalesce(string_agg(part, E'\\n' order by part), '')) as text from (${parts})`,
  )
  .join(' union all ');
