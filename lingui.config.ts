import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { LOCALE_CODES } from './domain/words/locale.ts';
import { DESK_WORDS } from './tools/desk-words.ts';

/**
 * Words of the desk are a catalogue of their own: a taster's device does not carry them. Letters are
 * another, which the server reads.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...LOCALE_CODES],
  fallbackLocales: {},
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/everywhere',
      include: ['<rootDir>/web'],
      exclude: DESK_WORDS.map((folder) => `<rootDir>/${folder}/**`),
    },
    {
      path: '<rootDir>/locales/{locale}/desk',
      include: DESK_WORDS.map((folder) => `<rootDir>/${folder}`),
    },
    {
      path: '<rootDir>/locales/{locale}/letters',
      include: ['<rootDir>/server/mail'],
      exclude: ['<rootDir>/server/mail/**/*.test.ts'],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
