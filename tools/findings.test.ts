import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  FINDINGS_FOLDER,
  installedPackages,
  readFinding,
  readFindings,
  writeTable,
} from './read-findings.ts';

const findings = readFindings();
const SCRIPT = `#!/usr/bin/env bash
# Fact: One is one
# Versions: @scope/library 1.0.0, other 2.0.0-beta.1
# Expected: two
# Found: one
set -euo pipefail
npm install other@2.0.0-beta.1 @scope/library@1.0.0 > npm.log || exit 2
`;

/** What a script must contain, whatever it shows. */
const PARTS = [
  'set -euo pipefail\n',
  '\nfolder=$(mktemp -d)\ntrap \'rm -rf "$folder"\' EXIT\ncd "$folder"\n',
];

/** What no script may contain: folders of a machine, and an address of a package. */
const REFUSED = [/\/(?:work|home|root|Users|usr)\//, /registry\.|--registry/];

test.for(findings)(
  'the finding $name has the form of a finding',
  ({ name, source, ...finding }) => {
    expect(name).toMatch(/^[a-z\d]+(?:-[a-z\d]+)+$/);
    const lines = source.split('\n');
    expect(lines[0]).toBe('#!/usr/bin/env bash');
    expect(lines.length).toBeLessThan(71);
    expect(lines.filter((line) => line.length > 140)).toEqual([]);
    const head = finding.needs === null ? 5 : 6;
    expect(source).toContain(`\nsed -n '2,${head}s/^# //p' "$0"\n`);
    expect(PARTS.filter((part) => !source.includes(part))).toEqual([]);
    expect(REFUSED.filter((part) => part.test(lines.slice(1).join('\n')))).toEqual([]);
    const words = [finding.fact, finding.expected, finding.found];
    expect(words.filter((text) => /[|`]|\.$/.test(text))).toEqual([]);
    const versions = finding.versions === 'none' ? [] : finding.versions.split(', ');
    expect(versions.toSorted()).toEqual(installedPackages(source));
  },
);

test('no two findings state the same fact', () => {
  const facts = findings.flatMap(({ fact, found }) => [fact, found]);
  expect(facts.length).toBe(new Set(facts).size);
});

test('the README of the findings has a row for each of them, in the words of the scripts', () => {
  const readme = readFileSync(join(FINDINGS_FOLDER, 'README.md'), 'utf8');
  expect(writeTable(readme, findings)).toBe(readme);
});

test('a finding is read from its first lines, and from nothing else', () => {
  expect(readFinding('one', SCRIPT)).toEqual({
    name: 'one',
    fact: 'One is one',
    versions: '@scope/library 1.0.0, other 2.0.0-beta.1',
    expected: 'two',
    found: 'one',
    needs: null,
    source: SCRIPT,
  });
  const needing = SCRIPT.replace('set -e', '# Needs: R 4\nset -e');
  expect(readFinding('one', needing).needs).toBe('R 4');
  expect(() => readFinding('one', SCRIPT.replace('# Found: one\n', ''))).toThrow('one: lines 2');
});

test('the packages of a finding are those that it installs, by exact version', () => {
  expect(installedPackages(SCRIPT)).toEqual(['@scope/library 1.0.0', 'other 2.0.0-beta.1']);
  expect(installedPackages('npm install other@^2.0.0 other@latest \n')).toEqual([]);
});

test('every script that the traps name exists', () => {
  const traps = readFileSync(join(FINDINGS_FOLDER, '../docs/gotchas.md'), 'utf8');
  const named = [...traps.matchAll(/findings\/([\w-]+)\.sh/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !existsSync(join(FINDINGS_FOLDER, `${name}.sh`)))).toEqual([]);
});
