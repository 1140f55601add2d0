import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { DESK_WORDS } from './tools/desk-words.ts';

/** Words of the desk are a catalogue of their own: a taster's device does not carry them. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es', 'fr', 'it'],
  fallbackLocales: {},
  catalogs: [
    {
      path: '<rootDir>/web/locales/{locale}/everywhere',
      include: ['<rootDir>/web'],
      exclude: DESK_WORDS.map((folder) => `<rootDir>/${folder}/**`),
    },
    {
      path: '<rootDir>/web/locales/{locale}/desk',
      include: DESK_WORDS.map((folder) => `<rootDir>/${folder}`),
    },
  ],
  format: formatter({ lineNumbers: false }),
});
