import { startTestPostgres } from '../../../tools/test-postgres.ts';
import { createDatabase } from '../create-database.ts';
import type { Database } from '../database.ts';
import { productDatabase } from './product-template.ts';
import { serverPlace } from './server-place.ts';
import { testDatabase } from './test-database.ts';

/** An open, empty database of one engine, with a function that stops it. */
export type StartedEngine = { readonly database: Database; stop(): Promise<void> };

/** A database engine with its name in test titles, and a function that starts it. */
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
 * The database engines of the product, for suites that run on both. A mutation run sets
 * TEST_ENGINES=one. It repeats the same tests thousands of times, and the embedded database starts
 * faster.
 */
export const ENGINES: readonly Engine[] =
  process.env['TEST_ENGINES'] === 'one' ? BOTH.slice(0, 1) : BOTH;
