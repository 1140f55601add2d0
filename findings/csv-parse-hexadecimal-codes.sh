#!/usr/bin/env bash
# Fact: With cast, a code such as 0b11 or 0x1A becomes 0
# Versions: csv-parse 7.0.3
# Expected: it stays text, or becomes the number that JavaScript reads, 3 and 26
# Found: all of them become 0, so different codes are the same
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error csv-parse@7.0.3 > npm.log || exit 2

cat > fact.js <<'CODE'
import { parse } from 'csv-parse/sync';

const [codes] = parse('0b11,0x1A,0o17,3b11', { cast: true });
console.log({ codes });
process.exitCode = JSON.stringify(codes) === '[0,0,0,"3b11"]' ? 0 : 1;
CODE
node fact.js
