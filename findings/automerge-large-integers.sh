#!/usr/bin/env bash
# Fact: Large whole numbers come back as another type
# Versions: @automerge/automerge 3.5.0
# Expected: a number that is written into a document is the same number when it is read
# Found: from 2^53 - 1 on a whole number comes back as a BigInt, and from 2^63 on all of them as the same one
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error @automerge/automerge@3.5.0 > npm.log || exit 2

cat > fact.js <<'CODE'
import * as Automerge from '@automerge/automerge';

const read = (value) => Automerge.load(Automerge.save(Automerge.from({ value }))).value;
const results = [2 ** 53 - 2, 2 ** 53 - 1, 2 ** 62, 2 ** 63, 2 ** 70, 0.5 + 2 ** 40].map((written) => {
  const value = read(written);
  return { written, type: typeof value, value: String(value) };
});
console.log(results);
const [safe, unsafe, large, larger, largest, fraction] = results;
const isAsFound =
  safe.type === 'number' && fraction.type === 'number' && unsafe.type === 'bigint' && large.value === String(2n ** 62n) &&
  larger.value === largest.value;
process.exitCode = isAsFound ? 0 : 1;
CODE
node fact.js
