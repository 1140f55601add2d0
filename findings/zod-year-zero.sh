#!/usr/bin/env bash
# Fact: A date that z.iso.date accepts is none for PostgreSQL
# Versions: @electric-sql/pglite 0.5.16, zod 4.6.7
# Expected: a string that passes as an ISO date can be stored as a date
# Found: zod accepts the year 0000, which ISO 8601 has; PostgreSQL has no such year and refuses it
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error @electric-sql/pglite@0.5.16 zod@4.6.7 > npm.log || exit 2

cat > fact.js <<'CODE'
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';

const db = await PGlite.create();
const results = {};
for (const day of ['0001-01-01', '0000-01-01', '9999-12-31']) {
  const { success } = z.iso.date().safeParse(day);
  const stored = await db
    .query('select cast($1::text as date)', [day])
    .then(() => 'accepted', (error) => error.message);
  results[day] = `zod ${success ? 'accepts' : 'refuses'}, PostgreSQL: ${stored}`;
}
console.log(results);
const isAsFound =
  results['0000-01-01'].startsWith('zod accepts, PostgreSQL: date/time field value out of range') &&
  results['0001-01-01'] === 'zod accepts, PostgreSQL: accepted';
process.exitCode = isAsFound ? 0 : 1;
CODE
node fact.js
