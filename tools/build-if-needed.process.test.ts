import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BUILT_PAGE } from './page-sources.ts';

const PROGRAM = ['build-if-needed.ts', 'is-older.ts', 'page-sources.ts', 'run-step.ts'] as const;

/**
 * Runs the program in a checkout with only the runtime dependencies, and with an outdated page or
 * none. Returns its output.
 */
function startedWith(page: 'an older page' | 'no page') {
  const root = mkdtempSync(join(tmpdir(), 'verdial-checkout-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const file of PROGRAM)
    cpSync(join(import.meta.dirname, file), join(root, 'tools', file), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  mkdirSync(join(root, 'dist'));
  if (page === 'an older page') {
    writeFileSync(join(root, BUILT_PAGE), '<!doctype html>');
    utimesSync(join(root, BUILT_PAGE), 0, 0);
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tools', 'build-if-needed.ts')],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

test('REL-2 REL-13 where no tool is installed the page that is there is left to the server, which serves it if it fits', () => {
  expect(startedWith('an older page')).toEqual({ status: 0, stdout: '', stderr: '' });
});

test('REL-2 REL-13 where no tool is installed and no page is there it is said in a line what to run', () => {
  expect(startedWith('no page')).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'The page is not built, and the tools for it are not installed: run npm ci, then npm run build.\n',
  });
});
