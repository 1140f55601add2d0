#!/usr/bin/env bash
# Fact: CamelCasePlugin renames the keys inside jsonb
# Versions: @electric-sql/pglite 0.5.16, kysely 0.29.9
# Expected: the plugin renames columns; what is stored in a jsonb column comes back as it was stored
# Found: by default keys inside a jsonb value are renamed too, and two keys that become the same are one; columns of raw SQL are renamed
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error @electric-sql/pglite@0.5.16 kysely@0.29.9 > npm.log || exit 2

cat > fact.js <<'CODE'
import { PGlite } from '@electric-sql/pglite';
import { CamelCasePlugin, Kysely, PGliteDialect, sql } from 'kysely';

const pglite = await PGlite.create();
const read = async (options) => {
  const db = new Kysely({
    dialect: new PGliteDialect({ pglite }),
    plugins: [new CamelCasePlugin(options)],
  });
  const stored = '{ "first_mark": 1, "firstMark": 2 }';
  const { rows } = await sql`select ${stored}::jsonb as of_sheet`.execute(db);
  return JSON.stringify(rows[0]);
};
const byDefault = await read({});
const maintained = await read({ maintainNestedObjectKeys: true });
console.log({ byDefault, maintained });
const isAsFound =
  /^{"ofSheet":{"firstMark":[12]}}$/.test(byDefault) &&
  maintained.includes('"first_mark":1') &&
  maintained.startsWith('{"ofSheet"');
process.exitCode = isAsFound ? 0 : 1;
CODE
node fact.js
