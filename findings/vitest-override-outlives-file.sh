#!/usr/bin/env bash
# Fact: Without isolation an override of a fixture outlives its file
# Versions: vite 8.3.8, vitest 5.1.0
# Expected: test.override at the top of a file is for the tests of this file
# Found: without isolation it stays for the files that follow in the same worker and use the same test
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error vite@8.3.8 vitest@5.1.0 > npm.log || exit 2

cat > fact.js <<'CODE'
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

writeFileSync('vitest.config.js', `export default {
  test: { include: ['*.check.js'], isolate: process.argv.includes('--isolate'), fileParallelism: false,
    maxWorkers: 1, sequence: { sequencer: (await import('./in-order.js')).InOrder } },
};`);
writeFileSync('in-order.js', `import { BaseSequencer } from 'vitest/node';
export class InOrder extends BaseSequencer {
  async sort(files) {
    return files.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId));
  }
}`);
writeFileSync('fixture.js', "import { test as base } from 'vitest';\nexport const test = base.extend('panel', 'usual');");
const file = (name, lines) => writeFileSync(name, ["import { test } from './fixture.js';", ...lines].join('\n'));
const show = "test('shows', ({ panel }) => console.log('panel is ' + panel));";
file('a.check.js', ["test.override('panel', 'other');", show]);
file('b.check.js', [show]);
const seen = (isolate) =>
  [...spawnSync('node_modules/.bin/vitest', ['run', ...(isolate ? ['--isolate'] : ['--no-isolate'])], {
    encoding: 'utf8',
  }).stdout.matchAll(/panel is (\w+)/g)].map(([, name]) => name);
const results = { isolated: seen(true), together: seen(false) };
console.log(results);
process.exitCode = results.isolated.join() === 'other,usual' && results.together.join() === 'other,other' ? 0 : 1;
CODE
node fact.js
