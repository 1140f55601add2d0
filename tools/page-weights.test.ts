import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { overBudget, weighPages } from './page-weights.ts';

const NAMES = ['entrance', 'live', 'booth', 'desk', 'today', 'board', 'sessions', 'results'];
const WORDS = ['everywhere', 'desk'].map((name) => `../locales/en/${name}.po`);

/** Writes a built page of small chunks: each group imports the first chunk and one they share. */
async function builtPage(names: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'verdial-weights-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const chunks = Object.fromEntries(
    names.map((name) => [
      `_${name}.js`,
      { file: `${name}.js`, name, imports: ['index.html', '_both.js'] },
    ]),
  );
  const words = WORDS.map((key, place) => [key, { file: `words-${place}.js` }]);
  const manifest = {
    'index.html': { file: 'first.js', name: 'first' },
    '_both.js': { file: 'both.js', name: 'both' },
    ...chunks,
    ...Object.fromEntries(words),
  };
  await writeFile(join(folder, 'chunks.json'), JSON.stringify(manifest));
  for (const file of ['first', 'both', 'words-0', 'words-1', ...names])
    await writeFile(join(folder, `${file}.js`), 'x'.repeat(1_000));
  await writeFile(join(folder, 'first.js.br'), 'x'.repeat(100));
  return folder;
}

test('ARC-12 a page weighs its chunks and what they import, compressed where the build did so', async () => {
  const weights = weighPages(await builtPage([...NAMES, 'quality']));
  expect(weights['landing and sign-in']).toEqual({ bytes: 3_100, files: 4 });
  expect(weights['taster, to a sheet']).toEqual({ bytes: 5_100, files: 6 });
  expect(weights['board']).toEqual({ bytes: 6_100, files: 7 });
});

test('ARC-12 a page whose chunk is missing is not weighed as lighter', async () => {
  const folder = await builtPage(NAMES);
  expect(() => weighPages(folder)).toThrow('quality');
});

test('ARC-12 a page above its budget fails, in bytes or in files, and so does one without', () => {
  const budget = { board: { bytes: 1_000, files: 5 }, gone: { bytes: 1, files: 1 } };
  expect(overBudget({ board: { bytes: 1_000, files: 5 } }, { board: budget.board })).toEqual([]);
  expect(overBudget({ board: { bytes: 1_001, files: 5 } }, { board: budget.board })).toEqual([
    'board: 1001 bytes in 5 files; at most 1000 in 5',
  ]);
  expect(overBudget({ board: { bytes: 1, files: 6 } }, { board: budget.board })).toHaveLength(1);
  expect(overBudget({ board: { bytes: 1, files: 1 }, more: budget.gone }, budget)).toEqual([
    'more: no budget',
    'gone: not a page',
  ]);
});
