#!/usr/bin/env bash
# Fact: One numeric comes as text, an array of them as floating-point numbers
# Versions: pg 8.23.1
# Expected: array_agg of a numeric column keeps each digit, as the column itself does
# Found: the elements are parsed as floating-point numbers: 12345678901234567.5 loses its last digits
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error pg@8.23.1 > npm.log || exit 2

cat > fact.js <<'CODE'
import pg from 'pg';

const { builtins, getTypeParser } = pg.types;
const number = '12345678901234567.5';
const one = getTypeParser(builtins.NUMERIC)(number);
const [inArray] = getTypeParser(1231)(`{${number}}`);
const [bigInteger] = getTypeParser(1016)('{9007199254740993}');
console.log({ one, inArray, bigInteger });
process.exitCode = one === number && typeof inArray === 'number' && bigInteger === '9007199254740993' ? 0 : 1;
CODE
node fact.js
