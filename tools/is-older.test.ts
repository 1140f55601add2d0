import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isOlder } from './is-older.ts';

test('BLD-1 a page is built when it is missing or older than a source', () => {
  const root = mkdtempSync(join(tmpdir(), 'verdial-older-'));
  const write = (path: string, at: number) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), '');
    utimesSync(join(root, path), at, at);
  };
  const older = () => isOlder(root, 'dist/index.html', ['web/**/*.ts', 'package.json']);
  write('web/a/one.ts', 100);
  write('package.json', 100);
  expect(older()).toBe(true);
  write('dist/index.html', 200);
  expect(older()).toBe(false);
  write('web/a/one.ts', 300);
  expect(older()).toBe(true);
  write('dist/index.html', 400);
  write('web/notes.md', 500);
  expect(older()).toBe(false);
  rmSync(root, { recursive: true });
});
