#!/usr/bin/env bash
# Fact: The normal distribution is looked up with two decimals
# Versions: simple-statistics 7.12.1
# Expected: cumulativeStdNormalProbability(1.6449) is 0.95 and probit(0.975) is 1.96, to six digits at least
# Found: the argument is rounded to two decimals, so 1.6351 and 1.6449 both give 0.9495; probit(0.975) is 1.957
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error simple-statistics@7.12.1 > npm.log || exit 2

cat > fact.js <<'CODE'
import { cumulativeStdNormalProbability, probit } from 'simple-statistics';

const [low, high] = [1.6351, 1.6449].map((z) => cumulativeStdNormalProbability(z));
console.log({ 'at 1.6351': low, 'at 1.6449': high, 'right at 1.6449': 0.950003, 'probit of 0.975': probit(0.975) });
process.exitCode = low === high && Math.abs(probit(0.975) - 1.959964) > 0.002 ? 0 : 1;
CODE
node fact.js
