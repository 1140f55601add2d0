import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productProcess } from '../../tools/product-process.ts';
import buildPage from './build-page.ts';
import { accountsIn, fillDemonstration } from './demonstration.ts';
import { DEMONSTRATION, FIRST_START, PREPARED } from './product.ts';

/**
 * Builds the page before the stories, starts the product once and fills the demonstration once: each story begins with a copy
 * of what one of them leaves, and makes no database of its own. Answers how to remove both.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  await buildPage();
  const prepared = await mkdtemp(join(tmpdir(), 'verdial-prepared-'));
  await leave(join(prepared, FIRST_START));
  await cp(join(prepared, FIRST_START), join(prepared, DEMONSTRATION), { recursive: true });
  await leave(join(prepared, DEMONSTRATION), async (url) => {
    await writeFile(accountsIn(prepared), JSON.stringify(await fillDemonstration(url)));
  });
  process.env[PREPARED] = prepared;
  return () => rm(prepared, { recursive: true, force: true });
}

/** Starts the product on this folder, does this, and ends it in order. */
async function leave(
  folder: string,
  fill: (url: string) => Promise<void> = async () => {},
): Promise<void> {
  const product = await productProcess({ DATA_FOLDER: folder });
  await product.start();
  await fill(product.url);
  await product.stop();
}
