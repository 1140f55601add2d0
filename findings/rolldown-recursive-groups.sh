#!/usr/bin/env bash
# Fact: A chunk group takes along what others need too
# Versions: rolldown 1.3.2
# Expected: a group holds the modules that its test matches
# Found: it also holds everything that they import, whoever else imports it, unless includeDependenciesRecursively is off
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error rolldown@1.3.2 > npm.log || exit 2

cat > fact.js <<'CODE'
import { rolldown } from 'rolldown';

const FILES = {
  landing: "import { shared } from 'shared'; console.log('landing', shared);",
  desk: "import { chart } from 'chart'; console.log('desk', chart);",
  chart: "import { shared } from 'shared'; export const chart = ['chart', shared];",
  shared: "export const shared = 'shared by both';",
};
const plugin = {
  name: 'files',
  resolveId: (id) => (id in FILES ? id : null),
  load: (id) => FILES[id],
};
async function importsOfLanding(options) {
  const bundle = await rolldown({ input: ['landing', 'desk'], plugins: [plugin] });
  const groups = [{ name: 'charts', test: /chart/, minSize: 0 }];
  const { output } = await bundle.generate({ codeSplitting: { groups, ...options } });
  const landing = output.find(({ name }) => name === 'landing');
  const loaded = output.filter(({ fileName }) => landing.imports.includes(fileName));
  return loaded.flatMap(({ moduleIds = [] }) => moduleIds).filter((id) => id in FILES).sort();
}
const results = {
  byDefault: await importsOfLanding({}),
  off: await importsOfLanding({ includeDependenciesRecursively: false }),
};
console.log(results);
process.exitCode = results.byDefault.join() === 'chart,shared' && results.off.join() === 'shared' ? 0 : 1;
CODE
node fact.js
