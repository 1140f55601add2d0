import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of the specification: its pages (docs/specification), by the order of their names. */
export const readSpecification = (root: string): string =>
  globSync('docs/specification/*.md', { cwd: root })
    .toSorted()
    .map((page) => readFileSync(join(root, page), 'utf8'))
    .join('\n');
