import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALE_CODES } from '../domain/words/locale.ts';

const ROOT = join(import.meta.dirname, '..', 'locales');
const TRANSLATED = LOCALE_CODES.filter((locale) => locale !== 'en');

type Message = { readonly text: string; readonly files: readonly string[] };

function catalogue(language: string, name: string): ReadonlyMap<string, Message> {
  const entries = readFileSync(join(ROOT, language, `${name}.po`), 'utf8').split('\n\n');
  return new Map(
    entries.flatMap((entry) => {
      const [id, text] = ['msgid', 'msgstr'].map(
        (part) => new RegExp(`^${part} "(.+)"$`, 'm').exec(entry)?.[1],
      );
      const files = [...entry.matchAll(/^#: (.+)$/gm)].map(([, file = '']) => file);
      return id === undefined || text === undefined ? [] : [[id, { text, files }] as const];
    }),
  );
}

test.each(TRANSLATED)(
  'LOC-6 in %s what a button says stands in its longer name, which says what it acts on',
  (language) => {
    const messages = ['desk', 'everywhere'].map((name) => catalogue(language, name));
    const pairs = messages.flatMap((all) =>
      [...all].flatMap(([id, named]) => {
        const short = /^([^{}]+) \{\w+\}$/.exec(id)?.[1];
        const said = short === undefined ? undefined : all.get(short);
        return said?.files.some((file) => named.files.includes(file)) ? [{ said, named }] : [];
      }),
    );
    expect(pairs.length).toBeGreaterThan(10);
    const missing = pairs.filter(
      ({ said, named }) => !named.text.toLowerCase().includes(said.text.toLowerCase()),
    );
    expect(missing.map(({ said, named }) => [said.text, named.text])).toEqual([]);
  },
);

test.each(TRANSLATED)(
  'LOC-6 in %s the two columns of the tasters that say whether one is active and whether one is qualified have two names',
  (language) => {
    const desk = catalogue(language, 'desk');
    expect(desk.get('Status')?.text).not.toBe(desk.get('State')?.text);
  },
);
