#!/usr/bin/env bash
# Fact: A project that emits nothing cannot be referenced
# Versions: typescript 7.0.2
# Expected: projects that are only checked can refer to each other, so that each is checked once
# Found: a referenced project must be composite and must emit: with noEmit the one that refers to it fails with TS6310
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error typescript@7.0.2 > npm.log || exit 2

cat > fact.js <<'CODE'
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

const write = (folder, config, code) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
  writeFileSync(`${folder}/index.ts`, code);
};
const options = { composite: true, noEmit: true, types: [], module: 'esnext', moduleResolution: 'bundler' };
write('rules', { compilerOptions: options, files: ['index.ts'] }, 'export const most = 100;\n');
write(
  'page',
  { compilerOptions: options, files: ['index.ts'], references: [{ path: '../rules' }] },
  "export { most } from '../rules/index';\n",
);
const { stdout, status } = spawnSync('node_modules/.bin/tsc', ['--build', 'page'], { encoding: 'utf8' });
console.log(stdout.trim(), { status });
process.exitCode = stdout.includes('TS6310') && status !== 0 ? 0 : 1;
CODE
node fact.js
