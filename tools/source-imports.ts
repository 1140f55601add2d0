import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** One import of a file: where it leads, from the root of the project, and whether it brings types alone. */
export type Import = { readonly target: string; readonly isTypeOnly: boolean };

const TESTS = /\.(test|story|fixture|config|bench)\.tsx?$|\/(testing|bench|contract)\//;

/** The files of the product in the four roots, tests and what serves them alone left out. */
export const productFiles = (root: string): readonly string[] =>
  globSync('{domain,stats-worker,server,web}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !TESTS.test(file));

/** What a file imports of the project itself: by name, for its effect, when it is needed, or as a worker. */
export function importsOf(root: string, file: string): readonly Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found = text.matchAll(
    /^(?:import|export)\s+(type\s+)?(?:[^'";]*?from\s+)?'(\.[^']+)'|import\(\s*'(\.[^']+)'\s*\)|new URL\(\s*'(\.[^']+)'/gm,
  );
  return [...found].map(([, type, path, lazy, worker]) => ({
    target: relative(root, join(root, dirname(file), path ?? lazy ?? worker ?? '')).replaceAll(
      '\\',
      '/',
    ),
    isTypeOnly: type !== undefined,
  }));
}
