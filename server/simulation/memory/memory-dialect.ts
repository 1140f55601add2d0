import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Disk } from './disk.ts';
import { MemoryConnection, type MemoryTables } from './memory-connection.ts';

/** The tables in memory, with the disk below them. */
export type MemoryParts = MemoryTables & { readonly disk: Disk };

/** The Kysely dialect of tables in memory: statements are compiled as PostgreSQL. */
export const memoryDialect = (parts: MemoryParts): Dialect => ({
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
