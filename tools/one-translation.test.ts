import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALE_CODES } from '../domain/words/locale.ts';

const ROOT = join(import.meta.dirname, '..', 'locales');

/** The translations of a catalogue by their ids, with the context where there is one. */
function catalogue(language: string, name: string): ReadonlyMap<string, string> {
  const entries = readFileSync(join(ROOT, language, `${name}.po`), 'utf8').split('\n\n');
  return new Map(
    entries.flatMap((entry) => {
      const [context, id, text] = ['msgctxt', 'msgid', 'msgstr'].map(
        (part) =>
          new RegExp(String.raw`^${part} ((?:".*"\n?)+)`, 'm').exec(entry)?.[1]?.trim() ?? '',
      );
      return id === undefined || id === '""' ? [] : [[`${context} ${id}`, text ?? ''] as const];
    }),
  );
}

test.each(LOCALE_CODES)(
  'LOC-3 in %s a message that stands in both catalogues has one translation: one lies over the other at the desk',
  (language) => {
    const [desk, everywhere] = [catalogue(language, 'desk'), catalogue(language, 'everywhere')];
    const both = [...desk].filter(([id]) => everywhere.has(id));
    expect(both.length).toBeGreaterThan(50);
    expect(both.filter(([id, text]) => everywhere.get(id) !== text)).toEqual([]);
  },
);
