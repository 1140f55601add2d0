import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedFiles } from './changed-files.ts';

function checkout() {
  const root = mkdtempSync(join(tmpdir(), 'verdial-changed-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...words], {
      cwd: root,
      stdio: 'pipe',
      // The git settings of the user who runs the test (signing, hooks) must not affect it.
      env: { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '', GIT_CONFIG_NOSYSTEM: '1' },
    });
  const write = (file: string) => writeFileSync(join(root, file), String(Math.random()));
  return { root, git, write };
}

test('TST-7 changed is what is committed on the branch, staged, edited, new or deleted since main', () => {
  const { root, git, write } = checkout();
  git('init', '--initial-branch=main');
  for (const file of ['same.ts', 'edited.ts', 'staged.ts', 'deleted.ts', 'mains.ts']) write(file);
  writeFileSync(join(root, '.gitignore'), 'out/\n');
  git('add', '.');
  git('commit', '-m', 'Begin');
  git('switch', '--create', 'work');
  write('committed.ts');
  git('add', '.');
  git('commit', '-m', 'Work');
  git('switch', 'main');
  write('mains.ts');
  git('commit', '-a', '-m', 'Meanwhile');
  git('switch', 'work');
  for (const file of ['edited.ts', 'staged.ts', 'with space é.ts']) write(file);
  git('add', 'staged.ts');
  rmSync(join(root, 'deleted.ts'));
  mkdirSync(join(root, 'out'));
  write('out/ignored.ts');
  expect(changedFiles(root)).toEqual(
    ['committed.ts', 'deleted.ts', 'edited.ts', 'staged.ts', 'with space é.ts'].toSorted(),
  );
});

test('TST-7 without a branch main what differs from the last commit counts, and nothing outside of a repository', () => {
  const { root, git, write } = checkout();
  expect(changedFiles(root)).toBe(null);
  git('init', '--initial-branch=other');
  write('one.ts');
  git('add', '.');
  git('commit', '-m', 'Begin');
  write('one.ts');
  write('two.ts');
  expect(changedFiles(root)).toEqual(['one.ts', 'two.ts']);
});
