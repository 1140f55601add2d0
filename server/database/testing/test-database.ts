import { readFileSync, writeFileSync } from 'node:fs';
import { createDatabase } from '../create-database.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { openEmbedded } from '../pglite/open-embedded.ts';
import { ensurePolicies } from '../row-security/ensure-policies.ts';
import { createDatabasePool, type DatabasePool, type Prepared } from './database-pool.ts';
import { keptForTests } from './kept-for-tests.ts';
import { shrinkEngine } from './shrink-engine.ts';

let tables: Promise<Uint8Array> | null = null;
let cluster: Promise<Uint8Array> | null = null;
let pool: Promise<DatabasePool> | null = null;

/**
 * Opens an empty embedded database in memory with the product's tables. It comes from the pool of
 * this process. Close it after the test: it is then emptied and reused.
 */
export async function testDatabase(prepared?: Prepared): Promise<Database> {
  pool ??= tablesForTests().then(createDatabasePool);
  return (await pool).take(prepared);
}

/**
 * Opens an empty embedded database for one test alone, which takes half a second. For tests that
 * change tables, policies, roles or settings of the database, or close it permanently.
 */
export async function freshTestDatabase(): Promise<Database> {
  return createDatabase({ memory: true, from: await tablesForTests() });
}

/** A dump of the product's tables without rows, created once for each state of the migrations. */
export function tablesForTests(): Promise<Uint8Array> {
  tables ??= emptyTables().then(readShared);
  return tables;
}

/**
 * A dump of an engine without tables, created once. Opening it takes a fifth of the time of
 * creating a new engine.
 */
export function clusterForTests(): Promise<Uint8Array> {
  cluster ??= emptyCluster().then(readShared);
  return cluster;
}

/**
 * Reads a dump into shared memory, because copying tens of megabytes to each worker thread would be
 * slow.
 */
function readShared(file: string): Uint8Array {
  const read = readFileSync(file);
  const shared = new Uint8Array(new SharedArrayBuffer(read.length));
  shared.set(read);
  return shared;
}

const emptyTables = (): Promise<string> =>
  keptForTests('tables.tar', async (file) => {
    const opened = await openEmbedded({ memory: true });
    try {
      await migrate(opened.db);
      await ensurePolicies(opened.db, false);
      await shrinkEngine(opened.db);
      writeFileSync(file, await opened.dump());
    } finally {
      await opened.close();
    }
  });

const emptyCluster = (): Promise<string> =>
  keptForTests('cluster.tar', async (file) => {
    const opened = await openEmbedded({ memory: true });
    try {
      await shrinkEngine(opened.db);
      writeFileSync(file, await opened.dump());
    } finally {
      await opened.close();
    }
  });
