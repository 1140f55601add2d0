import { PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { createKysely, PARSERS } from '../create-kysely.ts';
import type { Durability } from '../database.ts';
import type { OpenedDatabase } from '../opened.ts';
import type { ConnectionUse } from '../read-access.ts';
import { SERVER_LIMITS, type ServerLimits } from '../server-limits.ts';
import { limitedPool } from './limited-pool.ts';

/**
 * Use of connections by requests (SEC-83): each transaction sets its scope, and the connection is
 * reset afterwards.
 */
export const FORGETS = 'forgets';

const MOST_CONNECTIONS = 10;
/** Idle time of a connection in ms after which TCP keep-alive probes the server. */
const ASK_AFTER_MS = 10_000;

/**
 * Opens a connection pool on a PostgreSQL server. Values are parsed as those of the embedded
 * engine.
 *
 * A connection that ends, even in the middle of a transaction, rejects its running statement
 * (DAT-8). The pool then opens a new one.
 */
export function openServer(
  url: string,
  limits = SERVER_LIMITS,
  use: ConnectionUse | null = null,
): OpenedDatabase {
  const db = connect(url, limits, use);

  async function durability(): Promise<Durability> {
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name in ('fsync', 'synchronous_commit')`.execute(
      db,
    );
    const off = rows.filter(({ setting }) => setting === 'off').map(({ name }) => name);
    return off.length === 0
      ? { synced: true, by: 'server' }
      : { synced: false, note: `The PostgreSQL server has ${off.join(' and ')} off.` };
  }

  return {
    engine: 'server',
    db,
    durability,
    openCopy: null,
    readAccess: { kind: 'server', url, limits, scope: use === 'forgets' ? null : use },
    async unhurried(work) {
      const patient = connect(url, { ...limits, statement: null }, use);
      try {
        return await work(patient);
      } finally {
        await patient.destroy();
      }
    },
    close: () => db.destroy(),
  };
}

function connect(
  url: string,
  {
    connect,
    statement,
    lock,
    idle,
    grace,
    most = MOST_CONNECTIONS,
    name = 'verdial',
  }: ServerLimits,
  use: ConnectionUse | null,
) {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    application_name: name,
    connectionTimeoutMillis: connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: ASK_AFTER_MS,
    ...(statement === null
      ? {}
      : {
          statement_timeout: statement,
          lock_timeout: lock,
          idle_in_transaction_session_timeout: idle,
        }),
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && PARSERS[type]) || pg.types.getTypeParser(type, format),
    },
  });
  // The pool replaces a broken connection, and its running statement rejects. The error is also
  // emitted: by the pool for an idle connection, by the connection itself for a busy one. Without a
  // listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const limited = limitedPool(pool, statement === null ? null : statement + grace, use);
  return createKysely(new PostgresDialect({ pool: limited }));
}
