import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LOCALE_CODES } from '../../domain/words/locale.ts';
import { letterI18n, readCatalogue } from './letter-i18n.ts';

const CATALOGUES = join(import.meta.dirname, '..', '..', 'locales');
const catalogue = (locale: string) =>
  readCatalogue(readFileSync(join(CATALOGUES, locale, 'letters.po'), 'utf8'));

/** The words of a mail in Spanish, in a catalogue of this test. */
function inSpanish(entries: string) {
  const catalogues = mkdtempSync(join(tmpdir(), 'verdial-letters-'));
  onTestFinished(() => rmSync(catalogues, { recursive: true }));
  mkdirSync(join(catalogues, 'es'));
  writeFileSync(join(catalogues, 'es', 'letters.po'), entries);
  return letterI18n('es', catalogues);
}

test('LOC-7 every language of the list has a folder, and every folder is a language of the list', () => {
  expect(readdirSync(CATALOGUES).toSorted()).toEqual(LOCALE_CODES.toSorted());
});

test.each(LOCALE_CODES)(
  'LOC-8 in %s every text of a mail is there, with its placeholders',
  (locale) => {
    const placeholders = (text: string) => new Set(text.match(/\{.*?\}/g));
    const texts = catalogue(locale);
    const ids = [...catalogue('en').keys()];
    expect(ids.length).toBeGreaterThan(20);
    expect([...texts.keys()].toSorted()).toEqual(ids.toSorted());
    for (const [id, text] of texts) {
      if (id === '') continue;
      expect(text).toMatch(/\S/);
      expect(placeholders(text), id).toEqual(placeholders(id));
      // Nothing at run time understands the plurals of a catalogue.
      for (const one of placeholders(id)) expect(one).toMatch(/^\{\w+\}$/);
    }
  },
);

test('LOC-8 a text of several lines, with quotation marks, is written as its catalogue has it', () => {
  const i18n = inSpanish(
    String.raw`msgid ""
msgstr ""
"Language: es\n"

#: server/mail/a.ts
msgid "Hello {name},\n"
"\n"
"“{link}”\n"
msgstr ""
"Hola, \"{name}\":\n"
"\n"
"{link} \\ {name}\n"
`,
  );
  const values = { name: '{link}', link: 'https://panel.test/?a=$1' };
  expect(i18n._('Hello {name},\n\n“{link}”\n', values)).toBe(
    'Hola, "{link}":\n\nhttps://panel.test/?a=$1 \\ {link}\n',
  );
});

test('LOC-8 a text without a translation is in English', () => {
  const i18n = inSpanish('msgid "Yes, {name}"\nmsgstr ""\n\n#~ msgid "No"\n#~ msgstr "Ya no"\n');
  expect(i18n._('Yes, {name}', { name: 'Ana' })).toBe('Yes, Ana');
  expect(i18n._('No')).toBe('No');
  expect(i18n._('New {name}')).toBe('New {name}');
});
