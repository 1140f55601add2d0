import type { Plugin } from 'vite';
import { LOCALE_CODES } from '../domain/words/locale.ts';

const STRINGS = /\/react-aria(?:-components)?\/dist\/private\/intl\/.+\/([a-z]{2})-[A-Z]{2}\.mjs$/;

/**
 * A Vite plugin that leaves out the words of React Aria in the languages that the page has not:
 * thirty of thirty-four, a third of its tables and date fields.
 */
export function ownLanguages(): Plugin {
  return {
    name: 'verdial-own-languages',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: STRINGS },
      handler: (id) => (isOwnLanguage(id) ? null : 'export default {};'),
    },
  };
}

/** Whether a file of React Aria's words is of a language of the page. */
export function isOwnLanguage(file: string): boolean {
  const language = STRINGS.exec(file)?.[1];
  return LOCALE_CODES.some((code) => code === language);
}
