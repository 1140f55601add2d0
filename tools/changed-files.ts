import { execFileSync } from 'node:child_process';

/**
 * Runs git in a checkout and returns its output. Null if it fails, because there is no repository
 * or no such branch.
 */
function git(root: string, ...words: readonly string[]): string | null {
  try {
    return execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch {
    return null;
  }
}

const lines = (text: string | null): readonly string[] =>
  (text ?? '').split('\0').filter((line) => line !== '');

/**
 * Lists the files of the checkout that differ from its merge-base with main: committed, staged,
 * edited, new or deleted. Without a branch main, those that differ from the last commit. Null
 * outside of a repository.
 */
export function changedFiles(root: string): readonly string[] | null {
  const base =
    git(root, 'merge-base', 'HEAD', 'main') ?? git(root, 'merge-base', 'HEAD', 'origin/main');
  const differs = git(root, 'diff', '--name-only', '--no-renames', '-z', base?.trim() ?? 'HEAD');
  if (differs === null) return null;
  const fresh = git(root, 'ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...lines(differs), ...lines(fresh)])].toSorted();
}
