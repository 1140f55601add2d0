import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Locale } from '../../domain/words/locale.ts';

/** The values of a message, by the names of its placeholders. */
export type LetterValues = Readonly<Record<string, string>>;

/**
 * Translates the texts of mails. It is called `i18n`, and its method `_`, because the extraction of
 * messages (`npm run messages`) finds a text by these names. The text in English is its id.
 */
export type LetterI18n = {
  readonly locale: Locale;
  readonly _: (id: string, values?: LetterValues) => string;
};

const CATALOGUES = join(import.meta.dirname, '..', '..', 'locales');

/**
 * Reads the texts of mails in a language (LOC-7). The file is read for each mail: mails are rare,
 * and nothing is kept. A text without a translation is in English.
 */
export function letterI18n(locale: Locale, catalogues = CATALOGUES): LetterI18n {
  const texts = readCatalogue(readFileSync(join(catalogues, locale, 'letters.po'), 'utf8'));
  return {
    locale,
    _: (id, values = {}) => {
      const text = texts.get(id) ?? '';
      return (text === '' ? id : text).replace(
        /\{(\w+)\}/g,
        (placeholder, name: string) => values[name] ?? placeholder,
      );
    },
  };
}

/**
 * Reads the translations of a catalogue in the PO format by their ids. Messages of mails have names
 * in braces and no plurals, so that no compiler of messages is needed at run time.
 */
export function readCatalogue(po: string): ReadonlyMap<string, string> {
  const entries = po
    .split(/\n{2,}/)
    .map((entry) => [field(entry, 'msgid'), field(entry, 'msgstr')]);
  return new Map(entries.map(([id = '', text = '']) => [id, text]));
}

/** A quoted text, which may continue on the lines below; its escapes are those of JSON. */
function field(entry: string, name: 'msgid' | 'msgstr'): string {
  const [, quoted = ''] = new RegExp(String.raw`^${name} ((?:".*"\n?)+)`, 'm').exec(entry) ?? [];
  return quoted
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => z.string().parse(JSON.parse(line)))
    .join('');
}
