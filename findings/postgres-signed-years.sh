#!/usr/bin/env bash
# Fact: PostgreSQL cannot read times that toISOString writes
# Versions: @electric-sql/pglite 0.5.16
# Expected: both have times long before and after us, so PostgreSQL reads every time that toISOString writes
# Found: before the year 0 and after 9999 toISOString writes a sign and six digits, which PostgreSQL refuses; as seconds it takes them
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error @electric-sql/pglite@0.5.16 > npm.log || exit 2

cat > fact.js <<'CODE'
import { PGlite } from '@electric-sql/pglite';

const db = await PGlite.create();
const results = [];
for (const time of [Date.UTC(9999, 11, 31), Date.UTC(10000, 0, 1), Date.UTC(-1, 0, 1)]) {
  const text = new Date(time).toISOString();
  const ask = (sql, value) =>
    db.query(`select ${sql}::text as time`, [value]).then(({ rows }) => rows[0].time, () => 'refused');
  const asText = await ask('cast($1::text as timestamptz)', text);
  const asSeconds = await ask('to_timestamp($1::float8)', time / 1000);
  results.push({ text, asText, asSeconds });
}
console.log(results);
const texts = results.map(({ asText }) => asText === 'refused').join();
const seconds = results.every(({ asSeconds }) => asSeconds !== 'refused');
process.exitCode = texts === 'false,true,true' && seconds ? 0 : 1;
CODE
node fact.js
