import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productProcess } from '../../tools/product-process.ts';
import buildPage from './build-page.ts';
import { PREPARED } from './product.ts';

/**
 * Builds the page before the stories, and starts the product once: each story begins with a copy of what that leaves, and
 * makes no database of its own. Answers how to remove it.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  await buildPage();
  const folder = await mkdtemp(join(tmpdir(), 'verdial-prepared-'));
  const product = await productProcess({ DATA_FOLDER: folder });
  await product.start();
  await product.stop();
  process.env[PREPARED] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
