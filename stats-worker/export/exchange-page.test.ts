import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { INDEX_KINDS, QUALITY_INDEXES } from '../../domain/quality/quality-indexes.ts';
import { FILE_COLUMNS, TABLE_FILES } from './file-columns.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/exchange.md'), 'utf8');

test.each(TABLE_FILES)(
  'XPO-1 the columns of %s stand on the page of formats, in their order, and no others',
  (file) => {
    const at = page.indexOf(`## ${file}`);
    expect(at).toBeGreaterThan(-1);
    const section = page.slice(at, page.indexOf('\n## ', at + 1));
    const rows = [...section.matchAll(/^\| `([A-Za-z0-9_]+)`/gm)].map(([, name]) => name);
    const line = /^`([A-Za-z0-9_,]+)`/m.exec(section)?.[1]?.split(',');
    expect(rows.length > 0 ? rows : line).toEqual(FILE_COLUMNS[file].map(({ name }) => name));
  },
);

test('XPO-1 the page of formats names every index of qc.csv', () => {
  const section = page.slice(page.indexOf('## qc.csv'));
  const row = section.split('\n').find((line) => line.startsWith('| `index`'));
  const about = FILE_COLUMNS['qc.csv'].find(({ name }) => name === 'index')?.about ?? '';
  expect(row).toContain(about);
  for (const kind of INDEX_KINDS) expect(row).toContain(QUALITY_INDEXES[kind].column);
});
