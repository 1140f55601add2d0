import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALE_CODES } from '../domain/words/locale.ts';
import { productFiles } from './source-imports.ts';

const REPOSITORY = join(import.meta.dirname, '..');
const ROOT = join(REPOSITORY, 'locales');

/** The translations of a language in every catalogue. */
const translations = (language: string): readonly string[] =>
  readdirSync(join(ROOT, language))
    .filter((name) => name.endsWith('.po'))
    .flatMap((name) =>
      // A text of several lines continues below.
      [...readFileSync(join(ROOT, language, name), 'utf8').matchAll(/^msgstr (?:".*"\n?)+/gm)].map(
        ([text]) => text,
      ),
    );

test('LOC-4 in French no line ends before a high punctuation mark, nor after an opening quotation mark', () => {
  const found = translations('fr').filter((line) => / [;:?!»]|« /.test(line));
  expect(found).toEqual([]);
});

test.each(LOCALE_CODES)('LOC-4 in %s no line ends between a number and its unit', (language) => {
  const found = translations(language).filter((line) =>
    /[\d}] (?:%|°C|mm|cm|mL|px|dpi|MB|KiB|min|[dghs])(?![\p{L}\d])/u.test(line),
  );
  expect(found).toEqual([]);
});

const UNIT = String.raw`(?:%|°C|mm|cm|mL|px|dpi|[kMG]B|KiB|min|\$\{\w+\.unit\})(?![\p{L}\d])`;
/**
 * An ordinary space between a number and its unit: in a template that is no message, and in a text.
 */
const PARTED = [
  new RegExp(String.raw`(?<![\w$]|Error\()${'`'}[^${'`'}\n]*\} ${UNIT}[^${'`'}\n]*${'`'}`, 'gu'),
  new RegExp(String.raw`'[\d.,]* ${UNIT}'`, 'gu'),
];

test('LOC-4 nor where the program itself puts a unit after a figure', () => {
  const found = productFiles(REPOSITORY)
    .filter((file) => file.startsWith('web/'))
    .flatMap((file) => {
      const text = readFileSync(join(REPOSITORY, file), 'utf8');
      return PARTED.flatMap((parted) => [...text.matchAll(parted)].map(([at]) => `${file}: ${at}`));
    });
  expect(found).toEqual([]);
});

/** Terms that docs/decisions/018 replaced: each concept has one term, and these are not it. */
const GIVEN_UP: Readonly<Record<string, RegExp>> = {
  en: /\b(?:stood|is not right|operator of|state a class|founded|as it stands|judged by|before the tasters?|found the panel|figures (?:are )?(?:open|closed))\b|\w'\w/u,
  es: /\b(?:ayudantes?|parejas?|las pares|equipo|número de desviación|juzgad[oa]s?)\b|\bjefes?\b(?! de panel)/iu,
  fr: /\b(?:dossiers|exploitant|courriel|repos|feuilles? valables?|montrer|montrée?s? aux|montre la séance|a montré|jugée?s?)\b|\bchefs?\b(?! de jury)/iu,
  it: /\b(?:sedut[ae]|archiviat[oa]|in archivio|in diretta|riposo|numero di deviazione|giudicat[oaie])\b|\bcap[oi](?! panel)\b/iu,
};

test.each(Object.entries(GIVEN_UP))(
  'LOC-5 in %s none of the words that were given up comes back',
  (language, words) => {
    expect(translations(language).filter((line) => words.test(line))).toEqual([]);
  },
);
