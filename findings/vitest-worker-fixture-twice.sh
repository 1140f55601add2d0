#!/usr/bin/env bash
# Fact: A worker fixture is set up again for a test that was extended again
# Versions: vite 8.3.8, vitest 5.1.0
# Expected: a fixture with the scope worker is set up once in a worker
# Found: it is set up once for each extended test that uses it, though both use the same fixture
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

writeFileSync('vitest.config.js', "export default { test: { include: ['*.check.js'], isolate: false, maxWorkers: 1 } };");
writeFileSync('a.check.js', `import { test as base } from 'vitest';
const test = base.extend('server', { scope: 'worker' }, () => {
  console.log('server is set up');
  return {};
});
const extended = test.extend('page', () => 'page');
test('first', ({ server }) => {});
test('second', ({ server }) => {});
extended('third', ({ server, page }) => {});
extended('fourth', ({ server, page }) => {});`);
const { stdout } = spawnSync('node_modules/.bin/vitest', ['run'], { encoding: 'utf8' });
const times = [...stdout.matchAll(/server is set up/g)].length;
console.log({ times, passed: /Tests.*4 passed/.test(stdout) });
process.exitCode = times === 2 ? 0 : 1;
CODE
node fact.js
