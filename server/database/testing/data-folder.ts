import { cp } from 'node:fs/promises';
import { migrate } from '../migrate.ts';
import { openEmbedded } from '../pglite/open-embedded.ts';
import { ensurePolicies } from '../row-security/ensure-policies.ts';
import { dropTemplates } from './drop-templates.ts';
import { keptForTests } from './kept-for-tests.ts';

/**
 * Makes a folder a data folder with the product's tables and nothing in them, as a copy of one that was made once: to make the
 * engine's files and all tables is most of what a first start costs.
 */
export async function fillDataFolder(folder: string): Promise<void> {
  await cp(await emptyTables(), folder, { recursive: true });
}

const emptyTables = (): Promise<string> =>
  keptForTests('data', async (dataFolder) => {
    const opened = await openEmbedded({ dataFolder });
    try {
      await migrate(opened.db);
      await ensurePolicies(opened.db, false);
      await dropTemplates(opened.db);
    } finally {
      await opened.close();
    }
  });
