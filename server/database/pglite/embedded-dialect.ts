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
import type { EngineThread } from './engine-thread.ts';
import { createTurns } from './turns.ts';

/** Lets the query builder speak to the embedded database: one connection, one user of it at a time. */
export const embeddedDialect = (thread: EngineThread): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => createDriver(thread),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

function createDriver(thread: EngineThread): Driver {
  const turns = createTurns();
  let aborted = false;

  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      try {
        const { rows, affected } = await thread.query(sql, parameters);
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
      await turns.take();
      aborted = false;
      return connection;
    },
    releaseConnection: async () => turns.give(),
    async beginTransaction() {
      await run('begin');
    },
    async commitTransaction() {
      // A failed statement turns COMMIT into ROLLBACK without a word: the writer must be told.
      if (aborted)
        throw new Error('a statement of the transaction failed, so nothing was committed');
      await run('commit');
    },
    async rollbackTransaction() {
      await run('rollback');
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
