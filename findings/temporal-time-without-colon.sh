#!/usr/bin/env bash
# Fact: A time in four digits is read or refused, depending on the time
# Versions: @js-temporal/polyfill 0.5.1, temporal-polyfill 1.0.8
# Expected: PlainTime.from reads 1030 as it reads 1430, since ISO 8601 allows a time without a colon
# Found: 1430 is read and 1030 refused, because 10-30 could be a day of the year; T1030 is read
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error @js-temporal/polyfill@0.5.1 temporal-polyfill@1.0.8 > npm.log || exit 2

cat > fact.js <<'CODE'
import { Temporal as second } from '@js-temporal/polyfill';
import { Temporal as first } from 'temporal-polyfill';

const read = (temporal, text) => {
  try { return temporal.PlainTime.from(text).toString(); } catch ({ name }) { return name; }
};
const answers = [first, second].map((temporal) => ['1030', '1430', 'T1030'].map((text) => read(temporal, text)));
console.log(answers);
process.exitCode = answers.every((each) => each.join(' ') === 'RangeError 14:30:00 10:30:00') ? 0 : 1;
CODE
node fact.js
