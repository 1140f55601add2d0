#!/usr/bin/env bash
# Fact: The limits of a number do not count inside a template literal
# Versions: zod 4.6.7
# Expected: a template of z.number().min(5).max(9) refuses 3, as a template of z.string().min(5) refuses abc
# Found: 3 and 30 are accepted; the limits of the text are kept
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error zod@4.6.7 > npm.log || exit 2

cat > fact.js <<'CODE'
import { z } from 'zod';

const number = z.templateLiteral(['T', z.number().min(5).max(9)]);
const text = z.templateLiteral(['T', z.string().min(5)]);
const answers = { T3: number.safeParse('T3').success, T30: number.safeParse('T30').success, Tabc: text.safeParse('Tabc').success };
console.log(answers);
process.exitCode = answers.T3 && answers.T30 && !answers.Tabc ? 0 : 1;
CODE
node fact.js
