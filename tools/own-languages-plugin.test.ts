import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALE_CODES } from '../domain/words/locale.ts';
import { isOwnLanguage } from './own-languages-plugin.ts';

test('ARC-12 the words of React Aria stay in every language of the page, and in no other', () => {
  const folder = join(import.meta.dirname, '../node_modules');
  const files = globSync('react-aria/dist/private/intl/datepicker/*-*.mjs', { cwd: folder }).map(
    (file) => `${folder}/${file}`.replaceAll('\\', '/'),
  );
  expect(files.length).toBeGreaterThan(30);
  const kept = files.filter(isOwnLanguage).map((file) => file.slice(-9, -7));
  expect(kept.toSorted()).toEqual([...LOCALE_CODES].toSorted());
});
