#!/usr/bin/env bash
# Fact: A transaction whose failed query was caught rejects
# Versions: @electric-sql/pglite 0.5.16
# Expected: a transaction whose function ends without an error resolves, and its failed query was ignored
# Found: it rejects since 0.5.15, as nothing was written; a server answers such a commit with a silent rollback
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
await db.exec('create table marks (value int check (value <= 100))');
const result = await db
  .transaction(async (transaction) => {
    await transaction.query('insert into marks values (40)');
    await transaction.query('insert into marks values (400)').catch(() => 'ignored');
    return 'done';
  })
  .catch((error) => `rejected: ${error.message}`);
const { rows } = await db.query('select * from marks');
console.log({ result, rows });
process.exitCode = result.startsWith('rejected') && rows.length === 0 ? 0 : 1;
CODE
node fact.js
