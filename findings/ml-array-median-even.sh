#!/usr/bin/env bash
# Fact: The median of an even number of values is the lower of the two in the middle
# Versions: ml-array-median 2.0.0
# Expected: the mean of the two values in the middle, 2.5 for 1, 2, 3 and 4
# Found: 2: of eight tasters the fourth alone decides
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error ml-array-median@2.0.0 > npm.log || exit 2

cat > fact.js <<'CODE'
import median from 'ml-array-median';

const marks = [31, 34, 36, 38, 45, 47, 52, 60];
const answers = { marks, median: median(marks), ofFour: median([1, 2, 3, 4]), ofTwo: median([10, 20]) };
console.log(answers);
process.exitCode = answers.median === 38 && answers.ofFour === 2 && answers.ofTwo === 10 ? 0 : 1;
CODE
node fact.js
