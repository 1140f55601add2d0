import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productFiles } from '../../tools/source-imports.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * A link or a list row whose address is written as text, which the compiler does not check. Files
 * of the server and pages of the documentation (ENT-2) are no screens.
 */
const UNCHECKED = /href(?:Of)?(?:=\{?|: |=\{\(\w*\) => )\s*(['"`]\/(?!api\/|docs\/)[^'"`]*)/gi;

const uncheckedIn = (text: string): readonly string[] =>
  [...text.matchAll(UNCHECKED)].map(([, written = '']) => written.slice(1));

test('ADR-2 every address a screen links to is checked against the routes', () => {
  const found = productFiles(ROOT)
    .filter((file) => /^web\/(?!ui\/)/.test(file))
    .flatMap((file) =>
      uncheckedIn(readFileSync(join(ROOT, file), 'utf8')).map((to) => `${file}: ${to}`),
    );
  expect(found).toEqual([]);
});

test('ADR-2 an address written as text is seen, one of a file of the server is not', () => {
  const link = `<Link href="/intra" /> <Link href={\`/intra/\${id}\`} /> { href: '/login' }`;
  expect(uncheckedIn(`${link} rowHref={(row) => \`/intra/samples/\${row.id}\`}`)).toEqual([
    '/intra',
    '/intra/$' + '{id}',
    '/login',
    '/intra/samples/$' + '{row.id}',
  ]);
  expect(uncheckedIn(`<a href="#main" /> { href: '/api/x.csv' } href={address('/')}`)).toEqual([]);
});
