import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packagesOf } from '../package-imports.ts';
import { importsOf } from '../source-imports.ts';
import { releasedFiles } from './released-files.ts';
import { RUNS, readProject } from './released-package.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const sources = releasedFiles(ROOT).filter(
  (file) => /\.ts$/.test(file) && !file.startsWith('dist/'),
);

/** The programs that a release has commands for, and all that they import in turn. */
function programs(): ReadonlySet<string> {
  const { scripts } = readProject(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const { target, isTypeOnly } of importsOf(ROOT, file)) if (!isTypeOnly) follow(target);
  };
  for (const command of Object.values(scripts)) {
    const main = RUNS.exec(command)?.[1];
    if (main !== undefined) follow(main);
  }
  return found;
}

test('REL-1 a release holds whatever its programs import', () => {
  const held = new Set(releasedFiles(ROOT));
  expect(sources.length).toBeGreaterThan(300);
  const missing = sources.flatMap((file) =>
    importsOf(ROOT, file)
      .filter(({ target, isTypeOnly }) => !isTypeOnly && !held.has(target))
      .map(({ target }) => `${file} -> ${target}`),
  );
  expect(missing).toEqual([]);
});

test('REL-2 the project depends on what its programs import, and on nothing else', () => {
  const { dependencies } = readProject(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const imported = new Set([...programs()].flatMap((file) => packagesOf(ROOT, file)));
  expect([...imported].toSorted()).toEqual(Object.keys(dependencies).toSorted());
});
