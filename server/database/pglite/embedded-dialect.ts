import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { EngineKeeper } from './engine-keeper.ts';
import type { EngineThread } from './engine-thread.ts';
import { createMutex } from './mutex.ts';

/**
 * The Kysely dialect of the embedded database: one connection, which a mutex gives to one user at a
 * time.
 *
 * Each user of the connection talks to one engine thread (DAT-11). After that engine was
 * terminated, their statements are rejected. They are never sent to the next engine, which does not
 * know their transaction.
 */
export const embeddedDialect = (keeper: EngineKeeper): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => createDriver(keeper),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

function createDriver(keeper: EngineKeeper): Driver {
  const mutex = createMutex();
  let engine: EngineThread | null = null;
  let aborted = false;

  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      if (engine === null) throw new Error('nobody has the connection');
      try {
        const { rows, affected } = await keeper.ask(engine, sql, parameters);
        return { rows: rows as Row[], numAffectedRows: BigInt(affected) };
      } catch (problem) {
        aborted = true;
        throw problem;
      }
    },
    streamQuery() {
      throw new Error('the embedded database gives whole results only');
    },
  };
  const run = (statement: string) => connection.executeQuery(CompiledQuery.raw(statement));

  return {
    init: async () => {},
    async acquireConnection() {
      await mutex.acquire();
      aborted = false;
      try {
        engine = await keeper.open();
      } catch (problem) {
        mutex.release();
        throw problem;
      }
      return connection;
    },
    releaseConnection: async () => mutex.release(),
    async beginTransaction() {
      await run('begin');
    },
    async commitTransaction() {
      // After a failed statement, COMMIT silently acts as ROLLBACK. Throw, so that the writer
      // notices.
      if (aborted)
        throw new Error('a statement of the transaction failed, so nothing was committed');
      await run('commit');
    },
    async rollbackTransaction() {
      // A terminated engine has no transaction left.
      if (engine?.isOver() === false) await run('rollback');
    },
    async savepoint(_, name) {
      await run(`savepoint "${name}"`);
    },
    async rollbackToSavepoint(_, name) {
      await run(`rollback to savepoint "${name}"`);
      aborted = false;
    },
    async releaseSavepoint(_, name) {
      await run(`release savepoint "${name}"`);
    },
    destroy: async () => {},
  };
}
