import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = '{domain,server,stats-worker,stories,tools,web}/**/*.{ts,tsx}';

/**
 * Words that a stranger does not understand, as the whole name of a file or as its first or last
 * word.
 */
const REFUSED = new Set([
  'stay',
  'patience',
  'giver',
  'given',
  'of-before',
  'ground',
  'in-turn',
  'aside',
  'beside',
  'anew',
  'told',
  'after',
  'out-of-step',
  'no-echo',
  'of-training',
  'to-repeat',
]);

/** Endings of a file that belongs to another: the two may have the same stem. */
const ROLES =
  /\.(?:bench|config|css|d|document|fixture|main|routes|story|suite|test|worker)\.tsx?$/;

/** The start of a program has this name in each part. */
const ENTRY_POINT = 'main';

const files = globSync(FOLDERS, { cwd: ROOT, exclude: ['**/node_modules/**', '**/migrations/**'] });

/** The words of a name: `outOfStep` and `out-of-step` are the same. */
const wordsOf = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

/** The name of a file before its first dot. */
const stemOf = (file: string): string => basename(file).replace(/\..*$/, '');

/** `after` alone says nothing; `afterStored` does. */
function isRefused(name: string): boolean {
  const words = wordsOf(name);
  return [...REFUSED].some(
    (refused) =>
      words === refused ||
      (refused !== 'after' && (words.startsWith(`${refused}-`) || words.endsWith(`-${refused}`))),
  );
}

test('ARC-10 no file is named by a word that only we use', () => {
  expect(files.filter((file) => isRefused(stemOf(file)))).toEqual([]);
});

test('ARC-10 no exported name is a word that only we use', () => {
  const exported = files.flatMap((file) =>
    [
      ...readFileSync(join(ROOT, file), 'utf8').matchAll(
        /^export (?:async )?(?:function|const|type|interface|class) (\w+)/gm,
      ),
    ].map(([, name = '']) => `${file}: ${name}`),
  );
  expect(exported.length).toBeGreaterThan(3_000);
  expect(exported.filter((one) => isRefused(one.split(': ')[1] ?? ''))).toEqual([]);
});

test('ARC-11 no two source files have the same stem, roles aside', () => {
  const named = files.filter((file) => !ROLES.test(file) && stemOf(file) !== ENTRY_POINT);
  expect(named.length).toBeGreaterThan(2_000);
  const shared = Map.groupBy(named, stemOf)
    .values()
    .filter(({ length }) => length > 1);
  expect([...shared].flat().toSorted()).toEqual([]);
});
