import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * One import of a file: its target, as a path from the root of the project, and whether it is a
 * type import.
 */
export type Import = { readonly target: string; readonly isTypeOnly: boolean };

const TESTS = /\.(test|story|fixture|config|bench)\.tsx?$|\/(testing|bench|contract)\//;

/** Lists the files of the product in the four source roots, without tests and fixtures. */
export const productFiles = (root: string): readonly string[] =>
  globSync('{domain,stats-worker,server,web}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !TESTS.test(file));

/** Lists the imports of a file within the project: static, side-effect, dynamic, or as a worker. */
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
