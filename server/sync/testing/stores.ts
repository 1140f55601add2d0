import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PanelId, parsePanelId } from '../../../domain/words/ids.ts';
import { startTestPostgres } from '../../../tools/test-postgres.ts';
import { createDatabase } from '../../database/create-database.ts';
import type { Database } from '../../database/database.ts';
import { createDocumentStore } from '../../database/documents/create-document-store.ts';
import { fillDataFolder } from '../../database/testing/fill-data-folder.ts';
import { productDatabase } from '../../database/testing/product-template.ts';
import { serverPlace } from '../../database/testing/server-place.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import type { DocumentStore } from '../document-store.ts';

/** A running database with the store of live documents, for a whole test file. */
export type StartedStore = {
  readonly database: Database;
  readonly store: DocumentStore;
  /** Creates a panel, with that id or a new one. */
  foundPanel(id?: string): Promise<PanelId>;
  stop(): Promise<void>;
};

/** A kind of database by its name, and how to start it. */
export type Store = { readonly name: string; start(): Promise<StartedStore> };

const BOTH: readonly Store[] = [
  {
    name: 'PGlite',
    async start() {
      const dataFolder = await mkdtemp(join(tmpdir(), 'verdial-documents-'));
      await fillDataFolder(dataFolder);
      const database = await createDatabase({ dataFolder });
      return started(database, () => rm(dataFolder, { recursive: true, force: true }));
    },
  },
  {
    name: 'Postgres',
    async start() {
      const server = await startTestPostgres();
      return started(await createDatabase(serverPlace(await productDatabase(server))), server.stop);
    },
  },
];

/** The database that starts fastest, for tests that do not depend on the engine. */
export const IN_MEMORY: Store = {
  name: 'PGlite in memory',
  start: async () => started(await testDatabase(), () => Promise.resolve()),
};

/**
 * The two databases the product runs on; in a mutation run (TEST_ENGINES=one) the one that starts
 * fastest.
 */
export const STORES: readonly Store[] = process.env['TEST_ENGINES'] === 'one' ? [IN_MEMORY] : BOTH;

function started(database: Database, after: () => Promise<void>): StartedStore {
  return {
    database,
    store: createDocumentStore(database),
    async foundPanel(id = crypto.randomUUID()) {
      const panel = parsePanelId(id);
      if (panel === null) throw new Error(`not a panel's id: ${id}`);
      await database.asInstallation((trx) =>
        trx.insertInto('panels').values({ id: panel, name: 'Panel' }).execute(),
      );
      return panel;
    },
    async stop() {
      await database.close();
      await after();
    },
  };
}
