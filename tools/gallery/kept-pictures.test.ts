import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

test('SCR-25 the documentation keeps few pictures, small ones, and shows each of them', () => {
  const kept = globSync('docs/images/**/*.*', { cwd: ROOT }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT }).map((page) =>
    readFileSync(join(ROOT, page), 'utf8'),
  );
  const shown = (file: string): boolean =>
    pages.some((page) => page.includes(`](${file})`) || page.includes(file.slice('docs/'.length)));
  expect(kept.filter((file) => !shown(file))).toEqual([]);
  expect(kept.length).toBeLessThanOrEqual(15);
  const bytes = kept.reduce((sum, file) => sum + statSync(join(ROOT, file)).size, 0);
  expect(bytes).toBeLessThan(3_000_000);
});
