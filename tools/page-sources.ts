/** The file whose modification time is that of the built page. */
export const BUILT_PAGE = 'dist/index.html';

/** The sources of the page (globs). */
export const PAGE_SOURCES: readonly string[] = [
  'web/**/*.{ts,tsx,html,svg,png,webp,woff2,css}',
  'domain/**/*.ts',
  'locales/*/{everywhere,desk}.po',
  'stats-worker/**/*.ts',
  'docs/*.md',
  'docs/specification/*.md',
  'tools/handbook/*',
  'tools/*-plugin.ts',
  'tools/chunk-groups.ts',
  'tools/release/{notices,used-packages}.ts',
  'package.json',
  'LICENSE',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
];
