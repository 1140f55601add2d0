import { startTestPostgres } from '../../../tools/test-postgres.ts';
import { createDatabase } from '../create-database.ts';
import type { Database } from '../database.ts';
import { productDatabase } from './product-template.ts';
import { serverPlace } from './server-place.ts';
import { testDatabase } from './test-database.ts';

/** An empty database of one engine, and how it is ended. */
export type StartedEngine = { readonly database: Database; stop(): Promise<void> };

/** An engine by its name, and how it is started. */
type Engine = { readonly name: string; start(): Promise<StartedEngine> };

const BOTH: readonly Engine[] = [
  {
    name: 'the embedded database',
    async start() {
      const database = await testDatabase();
      return { database, stop: () => database.close() };
    },
  },
  {
    name: 'a PostgreSQL server',
    async start() {
      const server = await startTestPostgres();
      const database = await createDatabase(serverPlace(await productDatabase(server)));
      return {
        database,
        async stop() {
          await database.close();
          await server.stop();
        },
      };
    },
  },
];

/**
 * The two engines the product runs on, for suites that are run on both. A mutation run sets TEST_ENGINES=one: thousands
 * of times the same tests, and the embedded database starts soonest.
 */
export const ENGINES: readonly Engine[] =
  process.env['TEST_ENGINES'] === 'one' ? BOTH.slice(0, 1) : BOTH;
