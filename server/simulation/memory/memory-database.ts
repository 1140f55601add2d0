import { createPrivateKey } from 'node:crypto';
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { createKysely } from '../../database/create-kysely.ts';
import type { Database } from '../../database/database.ts';
import { createTransactionGuard } from '../../database/transaction-guard.ts';
import { trailKeyOf } from '../../keys/trail-key.ts';
import type { Disk } from './disk.ts';
import { MemoryConnection, type MemoryTables } from './memory-connection.ts';

/** The tables in memory, with the disk below them. */
type MemoryParts = MemoryTables & { readonly disk: Disk };

/** The Kysely dialect of tables in memory: statements are compiled as PostgreSQL. */
const memoryDialect = (parts: MemoryParts): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => createDriver(parts),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

const createDriver = (parts: MemoryParts): Driver => ({
  init: async () => {},
  acquireConnection: async () => new MemoryConnection(parts, await parts.disk.begin()),
  releaseConnection: async (connection) => ours(connection).end(),
  beginTransaction: async (connection) => ours(connection).begin(),
  commitTransaction: (connection) => ours(connection).commit(),
  rollbackTransaction: async (connection) => ours(connection).end(),
  destroy: async () => {},
});

function ours(connection: DatabaseConnection): MemoryConnection {
  if (connection instanceof MemoryConnection) return connection;
  throw new Error('a connection of another database');
}

/**
 * The signing key is the same each time, so that a seed replays exactly: the DER prefix of a
 * private key, and 32 bytes.
 */
const SAME_KEY = Buffer.from(`302e020100300506032b657004220420${'07'.repeat(32)}`, 'hex');

/**
 * Creates a database in memory for one process, with the product's own repositories, and with the
 * faults of its disk.
 */
export function createMemoryDatabase(parts: MemoryParts): Database {
  const db = createKysely(memoryDialect(parts));
  const guard = createTransactionGuard();
  const inPanel: Database['inPanel'] = (panel, work) =>
    guard.once(() =>
      db.transaction().execute(async (trx) => {
        await sql`select set_config('role', 'verdial_app', true),
            set_config('verdial.panel', ${panel}, true)`.execute(trx);
        return work({ trx, panel });
      }),
    );
  return {
    engine: 'embedded',
    db,
    owner: db,
    durability: { synced: true, by: 'embedded' },
    readAccess: null,
    requests: { own: false, note: 'in memory' },
    vacuum: null,
    openCopy: null,
    trailKey: trailKeyOf(createPrivateKey({ key: SAME_KEY, format: 'der', type: 'pkcs8' })),
    inPanel,
    searchInPanel: inPanel,
    asInstallation: (work) => guard.once(() => db.transaction().execute(work)),
    asOwner: (work) => guard.once(() => db.transaction().execute(work)),
    close: () => db.destroy(),
  };
}
