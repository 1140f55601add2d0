import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the whole specification: its pages (docs/specification), sorted by name. */
export const readSpecification = (root: string): string =>
  globSync('docs/specification/*.md', { cwd: root })
    .toSorted()
    .map((page) => readFileSync(join(root, page), 'utf8'))
    .join('\n');
