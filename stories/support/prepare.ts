import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productProcess } from '../../tools/product-process.ts';
import buildPage from './build-page.ts';
import { accountsIn, fillDemonstration } from './demonstration.ts';
import { DEMONSTRATION, FIRST_START, PANELS, PREPARED } from './product.ts';
import { foundStoryPanels } from './story-panels.ts';

/**
 * Builds the page before the stories (global set-up) and prepares three data folders that the
 * stories copy: a first start, the demonstration, and an installation with a panel for each story.
 * Resolves to the function that removes them.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  await buildPage();
  const prepared = await mkdtemp(join(tmpdir(), 'verdial-prepared-'));
  const firstStart = join(prepared, FIRST_START);
  const demonstration = join(prepared, DEMONSTRATION);
  const panels = join(prepared, PANELS);
  await runOnce(firstStart);
  await cp(firstStart, demonstration, { recursive: true });
  await cp(firstStart, panels, { recursive: true });
  await Promise.all([
    runOnce(demonstration, async (url) => {
      await writeFile(accountsIn(prepared), JSON.stringify(await fillDemonstration(url)));
    }),
    foundStoryPanels(panels),
  ]);
  process.env[PREPARED] = prepared;
  return () => rm(prepared, { recursive: true, force: true });
}

/**
 * Starts the product on this folder, calls `fill` with its address, and shuts it down gracefully.
 */
async function runOnce(
  folder: string,
  fill: (url: string) => Promise<void> = async () => {},
): Promise<void> {
  const product = await productProcess({ DATA_FOLDER: folder });
  await product.start();
  await fill(product.url);
  await product.stop();
}
