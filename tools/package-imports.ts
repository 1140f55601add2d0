import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lists the packages that a file imports by name, without type imports. */
export function packagesOf(root: string, file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found = text.matchAll(
    /^(?:import|export)\s+(?!type\s)(?:[^'";]*?from\s+)?'([^'.\n][^'\n]*)'|\bimport\(\s*'([^'.\n][^'\n]*)'\s*\)/gm,
  );
  return [
    ...new Set([...found].map(([, still = '', lazy = '']) => packageOf(still || lazy))),
  ].filter((name) => !name.startsWith('node:'));
}

const packageOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
