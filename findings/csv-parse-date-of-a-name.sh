#!/usr/bin/env bash
# Fact: With cast_date, the name of a sample becomes a date in 2001
# Versions: csv-parse 7.0.3
# Expected: muestra 12 stays text, since it is no date in any language
# Found: V8 passes over the word and reads December 2001; muestra 13 stays text
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error csv-parse@7.0.3 > npm.log || exit 2

cat > fact.js <<'CODE'
import { parse } from 'csv-parse/sync';

const [cells] = parse('muestra 12,muestra 13,olio 5', { cast: true, cast_date: true });
console.log({ cells: cells.map((cell) => (cell instanceof Date ? cell.toDateString() : cell)) });
const [first, second, third] = cells;
process.exitCode = first instanceof Date && first.getFullYear() === 2001 && second === 'muestra 13' && third instanceof Date ? 0 : 1;
CODE
node fact.js
