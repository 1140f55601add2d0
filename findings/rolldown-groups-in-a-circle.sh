#!/usr/bin/env bash
# Fact: Two chunk groups that need each other run in the wrong order
# Versions: rolldown 1.3.2
# Expected: code that ran before it was split into groups runs after, or the build says that it cannot
# Found: a chunk uses what the other one has not made yet, and no warning speaks of it; strictExecutionOrder mends it
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error rolldown@1.3.2 > npm.log || exit 2

cat > fact.js <<'CODE'
import { mkdirSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { rolldown } from 'rolldown';

const FILES = {
  entry: "import { desk } from 'desk'; console.log(desk());",
  base: "export const base = () => 'base';",
  desk: "import { made } from 'made'; export const desk = () => made;",
  made: "import { base } from 'base'; import { words } from 'words'; export const made = [base(), words].join();",
  words: "import { base } from 'base'; export const words = 'words of ' + base();",
};
const warnings = [];
async function run(output) {
  const bundle = await rolldown({
    input: ['entry'],
    plugins: [{ name: 'files', resolveId: (id) => (id in FILES ? id : null), load: (id) => FILES[id] }],
    onLog: (level, { code }) => warnings.push(code),
  });
  const groups = [
    { name: 'first', test: /desk|words/, minSize: 0 },
    { name: 'second', test: /base|made/, minSize: 0 },
  ];
  const dir = output.strictExecutionOrder ? 'strict' : 'plain';
  await bundle.write({ dir, codeSplitting: { groups, includeDependenciesRecursively: false }, ...output });
  const { stdout, stderr } = spawnSync(process.execPath, [`${dir}/entry.js`], { encoding: 'utf8' });
  return stdout.trim() || /^\w*Error.*$/m.exec(stderr)?.[0];
}
const results = { plain: await run({}), strict: await run({ strictExecutionOrder: true }) };
console.log(results, { warnings });
process.exitCode = results.strict === 'base,words of base' && results.plain !== results.strict ? 0 : 1;
CODE
node fact.js
