#!/usr/bin/env bash
# Fact: Of a value that is given twice, a query gives the first and a form the last
# Versions: hono 4.13.19
# Expected: c.req.query and c.req.parseBody treat a=1&a=2 alike
# Found: the query gives 1, the form 2
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error hono@4.13.19 > npm.log || exit 2

cat > fact.js <<'CODE'
import { Hono } from 'hono';

const app = new Hono();
app.post('/', async ({ req }) => new Response(`${req.query('a')} ${(await req.parseBody()).a}`));
const response = await app.request('/?a=1&a=2', { method: 'POST', body: new URLSearchParams('a=1&a=2') });
const answer = await response.text();
console.log({ queryThenForm: answer });
process.exitCode = answer === '1 2' ? 0 : 1;
CODE
node fact.js
