import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuildManifest, MANIFEST_FILE, readOwnManifest } from './build-manifest.ts';
import { readMatchingPage } from './read-matching-page.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-fitting-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

test('REL-4 REL-15 a page is served by a server that it was built with, and by no other', async () => {
  let own: BuildManifest = { version: '1.2.0', domain: 'a'.repeat(64), page: 'c'.repeat(64) };
  const page = join(folder, 'page');
  await write({ 'page/index.html': 'page', 'page/assets/index-12345678.js': 'code' });
  const said: unknown[] = [];
  const served = async (manifest: object | string | null) => {
    const text = typeof manifest === 'string' ? manifest : JSON.stringify(manifest);
    if (manifest !== null) await write({ [`page/${MANIFEST_FILE}`]: text });
    const files = await readMatchingPage(
      page,
      async () => own,
      (level, event, data) => void said.push([level, event, data]),
    );
    return files.has('/index.html') && files.has('/assets/index-12345678.js');
  };
  expect(await served(null)).toBe(false);
  expect(await served({ ...own, version: '1.1.0' })).toBe(false);
  expect(await served({ ...own, domain: 'b'.repeat(64) })).toBe(false);
  const told = (of: string | null) => [
    'error',
    'page-of-another-version',
    { page: of, server: '1.2.0', next: 'npm run build' },
  ];
  // A build that was stopped while it wrote the file.
  expect(await served('{"version":"1.2')).toBe(false);
  expect(said.pop()).toEqual(told(null));
  // The same version, built before a source file of the page changed.
  expect(await served({ ...own, page: 'd'.repeat(64) })).toBe(false);
  expect(said).toEqual([told(null), told('1.1.0'), told('1.2.0'), told('1.2.0')]);
  expect(await served(own)).toBe(true);
  // A release has no such sources.
  own = { ...own, page: null };
  expect(await served({ ...own, page: 'd'.repeat(64) })).toBe(true);
  expect(said).toHaveLength(4);
});

test('REL-4 what a server is made of is its version and its domain, as it is released', async () => {
  await write({
    'house/package.json': JSON.stringify({ version: '1.2.0' }),
    'house/domain/words/mark.ts': 'export const MOST = 100;',
  });
  const house = join(folder, 'house');
  const before = await readOwnManifest(house);
  expect(before.version).toBe('1.2.0');
  // Tests are in no release, so they do not change the digest.
  await write({ 'house/domain/words/mark.test.ts': 'x', 'house/domain/testing/marks.ts': 'x' });
  expect(await readOwnManifest(house)).toEqual(before);
  await write({ 'house/domain/words/mark.ts': 'export const MOST = 200;' });
  expect((await readOwnManifest(house)).domain).not.toBe(before.domain);
  expect(before.page).toBe(null);
  await write({ 'house/web/main.tsx': 'show()', 'house/web/main.test.tsx': 'x' });
  const first = (await readOwnManifest(house)).page;
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  await write({ 'house/web/main.test.tsx': 'y' });
  expect((await readOwnManifest(house)).page).toBe(first);
  await write({ 'house/web/main.tsx': 'hide()' });
  expect((await readOwnManifest(house)).page).not.toBe(first);
  await write({ 'house/package.json': JSON.stringify({ version: '1.3.0' }) });
  expect((await readOwnManifest(house)).version).toBe('1.3.0');
});
