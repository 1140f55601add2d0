#!/usr/bin/env bash
# Fact: The collation en_US sorts by bytes
# Versions: @electric-sql/pglite 0.5.16
# Expected: in a database of UTF-8 that has the collation en_US, it sorts Álvarez before Bru
# Found: by default and with en_US Álvarez comes behind Zamora; only the collations unicode and und-x-icu sort as people do
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
const results = {};
for (const collation of ['default', 'en_US', 'unicode', 'und-x-icu']) {
  const { rows } = await db.query(`
    select string_agg(name, ' ' order by name collate "${collation}") as sorted
      from (values ('Zamora'), ('Álvarez'), ('Bru')) as names (name)`);
  results[collation] = rows[0].sorted;
}
console.log(results);
const isAsFound = results.default === 'Bru Zamora Álvarez' && results.en_US === results.default;
process.exitCode = isAsFound && results.unicode === 'Álvarez Bru Zamora' ? 0 : 1;
CODE
node fact.js
