import { cp } from 'node:fs/promises';
import { migrate } from '../migrate.ts';
import { openEmbedded } from '../pglite/open-embedded.ts';
import { ensurePolicies } from '../row-security/ensure-policies.ts';
import { keptForTests } from './kept-for-tests.ts';
import { shrinkEngine } from './shrink-engine.ts';

/**
 * Fills a folder with an empty database of the product, for a test. Copies a template that is
 * created once. Creating the engine's files and all tables takes most of the time of a first start.
 */
export async function fillDataFolder(folder: string): Promise<void> {
  await cp(await emptyTables(), folder, { recursive: true });
}

/**
 * Fills a folder with an empty engine without tables, for a test that makes the tables of an older
 * release. Copies a template that is created once.
 */
export async function fillEngineFolder(folder: string): Promise<void> {
  await cp(await emptyEngine(), folder, { recursive: true });
}

const emptyEngine = (): Promise<string> =>
  keptForTests('engine', async (dataFolder) => {
    const opened = await openEmbedded({ dataFolder });
    try {
      await shrinkEngine(opened.db);
    } finally {
      await opened.close();
    }
  });

const emptyTables = (): Promise<string> =>
  keptForTests('data', async (dataFolder) => {
    const opened = await openEmbedded({ dataFolder });
    try {
      await migrate(opened.db);
      await ensurePolicies(opened.db, false);
      await shrinkEngine(opened.db);
    } finally {
      await opened.close();
    }
  });
