import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../web/locales');

/** The translations of a language, of every catalogue. */
const translations = (language: string): readonly string[] =>
  readdirSync(join(ROOT, language))
    .filter((name) => name.endsWith('.po'))
    .flatMap((name) => readFileSync(join(ROOT, language, name), 'utf8').split('\n'))
    .filter((line) => line.startsWith('msgstr "'));

test('LOC-4 in French no line ends before a high punctuation mark, nor after an opening quotation mark', () => {
  const found = translations('fr').filter((line) => / [;:?!»]|« /.test(line));
  expect(found).toEqual([]);
});

test.each(['es', 'fr', 'it'])(
  'LOC-4 in %s no line ends between a number and its unit',
  (language) => {
    const found = translations(language).filter((line) =>
      /[\d}] (?:%|°C|mm|cm|mL|px|dpi|MB|KiB|min)(?!\w)/.test(line),
    );
    expect(found).toEqual([]);
  },
);
