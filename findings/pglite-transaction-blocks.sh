#!/usr/bin/env bash
# Fact: A query beside a transaction waits for its end
# Versions: @electric-sql/pglite 0.5.16
# Expected: queries of others are answered while a transaction waits between two of its own
# Found: there is one connection: a query that was sent first of all others is answered when the transaction has ended
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
const order = [];
let beside;
await db.transaction(async (transaction) => {
  await transaction.query('select 1');
  beside = db.query('select 2').then(() => order.push('beside'));
  for (let count = 0; count < 3; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    await transaction.query('select 1');
    order.push('inside');
  }
});
await beside;
console.log(order);
process.exitCode = order.join() === 'inside,inside,inside,beside' ? 0 : 1;
CODE
node fact.js
