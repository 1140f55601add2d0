import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fillDataFolder } from '../server/database/testing/fill-data-folder.ts';
import { productProcess } from './product-process.ts';

test('whoever waits for the product to start is told that it was killed meanwhile', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'verdial-killed-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await fillDataFolder(folder);
  const product = await productProcess({ DATA_FOLDER: folder });
  const started = expect(product.start()).rejects.toThrow('the product ended');
  await product.kill();
  await started;
  expect(product.isRunning()).toBe(false);
});
