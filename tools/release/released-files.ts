import { globSync } from 'node:fs';

/** What a release is made of, beside what it makes itself: the built page, the sources of what runs, and what is read. */
const RELEASED = [
  'dist/**/*',
  'domain/**/*.ts',
  'stats-worker/**/*.ts',
  'server/**/*.{ts,js}',
  'hono.config.ts',
  '.npmrc',
  'tools/verify-trail.ts',
  'docs/**/*',
  'LICENSE',
  'CHANGELOG.md',
  'SECURITY.md',
];

/** What tries the product and no more, and pictures. */
const LEFT_OUT =
  /\.(test|suite|bench|fixture)\.ts$|\/(testing|contract|bench|fuzz|simulation|kills|examples)\/|^docs\/images\//;

/** REL-1: the files of the project that a release holds, by their paths from its root. */
export const releasedFiles = (root: string): readonly string[] =>
  globSync(RELEASED, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      `${entry.parentPath}/${entry.name}`.slice(root.length + 1).replaceAll('\\', '/'),
    )
    .filter((file) => !LEFT_OUT.test(file))
    .toSorted();
