import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** All that may come before a person: screens and their words, explanations, what is exported. */
const WRITTEN = [
  ...globSync('web/**/*.{ts,tsx,po,html}', { cwd: ROOT }),
  ...globSync('{domain,server,stats-worker}/**/*.ts', { cwd: ROOT }),
].filter((file) => !file.includes('.test.') && !file.includes('/testing/'));

/** A document of the International Olive Council with a revision or an edition behind it. */
const REVISED = /(T\.\d+|Doc\.?\s*(n[ºo°.]*\s*)?\d+)[^'"`\n]{0,12}\b(Rev|Ed)\b\.?\s*\d/i;

test('PAN-2 no revision of a document of the norm is written anywhere that a person reads', () => {
  expect('COI/T.20/Doc. 15/Rev. 11').toMatch(REVISED);
  expect('COI/T.20/Doc. No 15, Rev 10').toMatch(REVISED);
  expect(WRITTEN.length).toBeGreaterThan(1000);
  expect(WRITTEN.filter((file) => REVISED.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual(
    [],
  );
});
