import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { writtenIn } from './cited-rules.ts';
import { readSpecification } from './read-specification.ts';

const ROOT = join(import.meta.dirname, '..');
const specification = readSpecification(ROOT);

test('ARC-5 the specification is read from the pages of all its areas', () => {
  const written = writtenIn(specification);
  expect(written).toEqual(expect.arrayContaining(['ACC-1', 'BTH-1', 'SES-1', 'OPS-1']));
});

test('ARC-5 the index of the specification leads to every page of it', () => {
  const pages = globSync('docs/specification/*.md', { cwd: ROOT }).map((page) => basename(page));
  const areas = pages.filter((page) => page !== 'README.md').toSorted();
  const index = [...specification.matchAll(/^- \[[^\]]+\]\(([\w-]+\.md)\) – /gm)];
  expect(index.map(([, page = '']) => page).toSorted()).toEqual(areas);
});

test('ARC-5 every list item that begins in bold is a rule with a text', () => {
  const items = specification.match(/^- \*\*.*$/gm) ?? [];
  const malformed = items.filter((item) => !/^- \*\*[A-Z]{3}-\d+\*\* \S/.test(item));
  expect(malformed).toEqual([]);
});
