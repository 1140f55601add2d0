#!/usr/bin/env bash
# Fact: Lengths of text count code points, not UTF-16 units
# Versions: zod 4.6.7
# Expected: max(1) of a string is a limit of its length, as in zod before 4.5
# Found: it counts code points since 4.5, so a text of one emoji passes though its length is 2; a column in UTF-16 units is too short
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error zod@4.6.7 > npm.log || exit 2

cat > fact.js <<'CODE'
import { z } from 'zod';

const results = ['a', '😀', '👩‍🔬', 'é'.normalize('NFD')].map((text) => ({
  text,
  length: text.length,
  codePoints: [...text].length,
  passes: z.string().max(1).safeParse(text).success,
}));
console.log(results);
const isByCodePoints = results.every(({ codePoints, passes }) => passes === codePoints <= 1);
process.exitCode = isByCodePoints && results.some(({ length, passes }) => length > 1 && passes) ? 0 : 1;
CODE
node fact.js
