#!/usr/bin/env bash
# Fact: Flags that execArgv takes can be refused in NODE_OPTIONS
# Versions: none
# Expected: a flag that node takes on its command line can be given in NODE_OPTIONS too
# Found: with --trace-gc or --min-semi-space-size node does not start; --expose-gc and --max-old-space-size it takes there too
# Needs: Node 20 or later
set -euo pipefail
sed -n '2,6s/^# //p' "$0"
major=$(node -p 'process.versions.node.split(".")[0]')
[ "$major" -ge 20 ] || { echo 'Not run: needs Node 20 or later'; exit 77; }
echo "Node $(node --version)"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json

cat > fact.js <<'CODE'
import { spawnSync } from 'node:child_process';

const FLAGS = ['--expose-gc', '--trace-gc', '--min-semi-space-size=16', '--max-old-space-size=512'];
const statusOf = (args, options) =>
  spawnSync(process.execPath, [...args, '--eval', ''], {
    env: { ...process.env, NODE_OPTIONS: options },
    encoding: 'utf8',
  }).status;
const results = FLAGS.map((flag) => ({
  flag,
  onCommandLine: statusOf([flag], ''),
  inOptions: statusOf([], flag),
}));
console.log(results);
const isAsFound =
  results.every(({ onCommandLine }) => onCommandLine === 0) &&
  results.map(({ inOptions }) => inOptions).join() === '0,9,9,0';
process.exitCode = isAsFound ? 0 : 1;
CODE
node fact.js
