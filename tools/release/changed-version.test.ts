import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedVersion } from './changed-version.ts';
import { readProject } from './released-package.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

test('REL-10 the changelog begins with the version that the project is', () => {
  expect(changedVersion(read('CHANGELOG.md'))).toBe(readProject(read('package.json')).version);
});

test.each([
  ['# Changelog\n\n## 1.2.3\n\n- one\n\n## 1.2.2\n', '1.2.3'],
  ['# Changelog\n\n## Unreleased\n\n- one\n\n## 1.2.2\n', null],
  ['# Changelog\n', null],
])('REL-10 what is told of no version is of none: %#', (text, version) => {
  expect(changedVersion(text)).toBe(version);
});
