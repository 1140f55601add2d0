import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es', 'fr', 'it'],
  fallbackLocales: {},
  catalogs: [{ path: '<rootDir>/web/locales/{locale}', include: ['<rootDir>/web'] }],
  format: formatter({ lineNumbers: false }),
});
