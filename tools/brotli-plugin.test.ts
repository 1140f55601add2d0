import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressFolder } from './brotli-plugin.ts';

test('HTT-14 the build adds a compressed copy to text that it makes smaller', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'verdial-brotli-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const long = 'olive '.repeat(400);
  for (const name of ['page.js', 'page.css', 'logo.png']) await writeFile(join(folder, name), long);
  await writeFile(join(folder, 'short.js'), 'olive');
  await compressFolder(folder);
  expect((await readdir(folder)).toSorted()).toEqual([
    'logo.png',
    'page.css',
    'page.css.br',
    'page.js',
    'page.js.br',
    'short.js',
  ]);
  const copy = await readFile(join(folder, 'page.js.br'));
  expect(brotliDecompressSync(copy).toString()).toBe(long);
});
