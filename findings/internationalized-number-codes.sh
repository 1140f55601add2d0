#!/usr/bin/env bash
# Fact: The parser of a number field reads codes in other notations as numbers
# Versions: @internationalized/number 3.6.9
# Expected: in a Spanish field 0x1A and 1e3 are no numbers
# Found: they are 26 and 1000; 12-5 is refused
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error @internationalized/number@3.6.9 > npm.log || exit 2

cat > fact.js <<'CODE'
import { NumberParser } from '@internationalized/number';

const parser = new NumberParser('es', { style: 'decimal' });
const answers = ['0x1A', '1e3', '0b11', '12-5', '3D2'].map((text) => parser.parse(text));
console.log(answers);
process.exitCode = JSON.stringify(answers) === '[26,1000,3,null,null]' ? 0 : 1;
CODE
node fact.js
