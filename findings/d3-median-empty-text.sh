#!/usr/bin/env bash
# Fact: The median counts an empty text as zero, though it skips null
# Versions: d3-array 3.2.5
# Expected: a mark that is missing in a CSV file is skipped, whether it is read as null or as empty text
# Found: null is skipped, an empty text counts as 0: 40 and 60 with a gap have the median 40
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error d3-array@3.2.5 > npm.log || exit 2

cat > fact.js <<'CODE'
import { mean, median } from 'd3-array';

const answers = {
  null: median([null, '40', '60']),
  undefined: median([undefined, '40', '60']),
  empty: median(['', '40', '60']),
  meanOfEmpty: mean(['', '40', '60']),
};
console.log(answers);
process.exitCode = answers.null === 50 && answers.undefined === 50 && answers.empty === 40 ? 0 : 1;
CODE
node fact.js
