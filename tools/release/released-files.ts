import { globSync } from 'node:fs';

/**
 * The files of a release that are copied: the built page, the runtime sources, and the documents.
 */
const RELEASED = [
  'dist/**/*',
  'domain/**/*.ts',
  'stats-worker/**/*.ts',
  'server/**/*.{ts,js}',
  'locales/*/letters.po',
  'hono.config.ts',
  '.npmrc',
  'tools/verify-trail.ts',
  'docs/**/*',
  'LICENSE',
  'CHANGELOG.md',
  'SECURITY.md',
];

/** Excluded from a release: tests and their fixtures, and pictures. */
const LEFT_OUT =
  /\.(test|suite|bench|fixture)\.ts$|\/(testing|contract|bench|fuzz|simulation|kills|examples)\/|^docs\/images\//;

/** Lists the files of the project that a release contains, by their paths from its root (REL-1). */
export const releasedFiles = (root: string): readonly string[] =>
  globSync(RELEASED, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      `${entry.parentPath}/${entry.name}`.slice(root.length + 1).replaceAll('\\', '/'),
    )
    .filter((file) => !LEFT_OUT.test(file))
    .toSorted();
