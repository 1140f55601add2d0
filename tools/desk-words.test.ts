import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isOfDesk } from './desk-words.ts';
import { importsOf, productFiles } from './source-imports.ts';

const ROOT = join(import.meta.dirname, '..');
const hasWords = (file: string): boolean =>
  /from '@lingui\//.test(readFileSync(join(ROOT, file), 'utf8'));

test('LOC-3 only the desk shows what has its words in the desk’s catalogue', () => {
  const others = productFiles(ROOT).filter((file) => file.startsWith('web/') && !isOfDesk(file));
  const found = others
    .filter((file) => !file.startsWith('web/shell/routes/'))
    .flatMap((file) => importsOf(ROOT, file).map(({ target }) => ({ file, target })))
    .filter(({ target }) => isOfDesk(target) && hasWords(target))
    .map(({ file, target }) => `${file} shows ${target}`);
  expect(found).toEqual([]);
  expect(hasWords('web/desk/today/today-page.tsx')).toBe(true);
});
