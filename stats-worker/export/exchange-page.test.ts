import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FILE_COLUMNS, TABLE_FILES } from './file-columns.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/exchange.md'), 'utf8');

test.each(TABLE_FILES)(
  'XPO-1 every column of %s stands on the page of formats, in its order',
  (file) => {
    const at = page.indexOf(`## ${file}`);
    expect(at).toBeGreaterThan(-1);
    const section = page.slice(at, page.indexOf('\n## ', at + 1));
    const told = [...section.matchAll(/`([A-Za-z0-9_]+)`/g)].map(([, name]) => name);
    const places = FILE_COLUMNS[file].map(({ name }) => told.indexOf(name));
    const listed = section.includes(FILE_COLUMNS[file].map(({ name }) => name).join(','));
    expect(listed || places.every((place) => place !== -1)).toBe(true);
  },
);
