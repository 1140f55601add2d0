#!/usr/bin/env bash
# Fact: Marks with a decimal comma are split at the comma, though semicolons separate them
# Versions: papaparse 5.7.1
# Expected: the delimiter of 12,5;13,5 is found to be the semicolon
# Found: it is found to be the comma, because that gives more columns
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error papaparse@5.7.1 > npm.log || exit 2

cat > fact.js <<'CODE'
import Papa from 'papaparse';

const { data, meta } = Papa.parse('12,5;13,5\n14,5;15,5');
console.log({ delimiter: meta.delimiter, data });
process.exitCode = meta.delimiter === ',' && data[0].length === 3 ? 0 : 1;
CODE
node fact.js
