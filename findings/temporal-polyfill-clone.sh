#!/usr/bin/env bash
# Fact: A date of the polyfill is cloned to an empty object
# Versions: temporal-polyfill 1.0.8
# Expected: a date is passed to a worker as a date, or refused, on every runtime alike
# Found: without a native Temporal its clone is {} without an error; with one the polyfill is the native one, and cloning it throws
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error temporal-polyfill@1.0.8 > npm.log || exit 2

cat > fact.js <<'CODE'
import { Temporal } from 'temporal-polyfill';

const isNative = Temporal === globalThis.Temporal;
const day = Temporal.PlainDate.from('2026-11-28');
let cloned;
try {
  cloned = JSON.stringify(structuredClone(day));
} catch (error) {
  cloned = error.name;
}
console.log({ isNative, day: day.toString(), json: JSON.stringify(day), cloned });
process.exitCode = cloned === (isNative ? 'DataCloneError' : '{}') ? 0 : 1;
CODE
node fact.js
