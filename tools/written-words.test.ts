import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writtenWords } from './written-words.ts';

const ROOT = join(import.meta.dirname, '..');
/**
 * Files without messages: tests, styles, and the page of components, which is for developers and in
 * English only.
 */
const NOT_READ = /\.(?:test|fixture|css|bench|config|d)\.tsx?$|\/testing\/|^web\/ui\/gallery\//;
const files = globSync('web/**/*.{ts,tsx}', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !NOT_READ.test(file));

/** Two seconds of processor time, and more on a machine that is busy with other tests. */
const PATIENCE = { timeout: 60_000 };

test(
  'SCR-3 every word for people in the code of the page is a message of the catalogues, or a name',
  PATIENCE,
  () => {
    const found = files.flatMap((file) =>
      writtenWords(file, readFileSync(join(ROOT, file), 'utf8')).map(
        (words) => `${file}: ${words}`,
      ),
    );
    expect(files.length).toBeGreaterThan(900);
    expect(found).toEqual([]);
  },
);

test.each([
  ['<p>Rest now</p>', 'Rest now'],
  ['<p>rest</p>', 'rest'],
  ['<input aria-label="Code" />', 'Code'],
  ['<Field label={isNew ? "New code" : t`Code`} />', 'New code'],
  ['<Field help={"up to " + most + " of them"} />', 'of them'],
  ['<Trans>Kept</Trans>, usePageTitle("Samples")', 'Samples'],
])('SCR-3 words beside the catalogues are found: %s', (source, words) => {
  expect(writtenWords('part.tsx', `[${source}]`).join(' ')).toContain(words);
});

test.each([
  '<Trans>Rest <b>now</b></Trans>',
  '<Plural value={count} one="# sheet is left" other="# sheets are left" />',
  '<Field label={t`New code`} kind="new-code" />',
  '<h1>Verdial</h1>',
  'event.key === "Enter"',
  'new Error("No such place")',
])('SCR-3 what is a message, a code or a name is not taken for words: %s', (source) => {
  expect(writtenWords('part.tsx', `[${source}]`)).toEqual([]);
});
