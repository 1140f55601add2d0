#!/usr/bin/env bash
# Fact: One library has three lower quartiles for the same four values
# Versions: jstat 1.9.6
# Expected: percentile, quantiles and quartiles of one library agree when nothing else is asked for
# Found: for 1, 2, 3 and 4 they give 1.75, 1.4375 and 1
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error jstat@1.9.6 > npm.log || exit 2

cat > fact.js <<'CODE'
import jstat from 'jstat';

const { jStat } = jstat;
const values = [1, 2, 3, 4];
const lower = {
  percentile: jStat.percentile(values, 0.25),
  quantiles: jStat.quantiles(values, [0.25])[0],
  quartiles: jStat.quartiles(values)[0],
};
console.log(lower);
process.exitCode = Object.values(lower).join(' ') === '1.75 1.4375 1' ? 0 : 1;
CODE
node fact.js
