#!/usr/bin/env bash
# Fact: A time without seconds is no ISO time
# Versions: zod 4.6.7
# Expected: z.iso.datetime accepts 2026-11-28T08:30Z, which ISO 8601 and Temporal know
# Found: it refuses a time without seconds since 4.5; seconds without a fraction are enough
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error zod@4.6.7 > npm.log || exit 2

cat > fact.js <<'CODE'
import { z } from 'zod';

const times = ['2026-11-28T08:30Z', '2026-11-28T08:30:00Z', '2026-11-28T08:30:00.000Z'];
const results = times.map((time) => ({ time, passes: z.iso.datetime().safeParse(time).success }));
console.log(results, new Date(times[0]).toISOString());
process.exitCode = results.map(({ passes }) => passes).join() === 'false,true,true' ? 0 : 1;
CODE
node fact.js
