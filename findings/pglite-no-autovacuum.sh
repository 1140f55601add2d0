#!/usr/bin/env bash
# Fact: Autovacuum is on, but nothing runs it
# Versions: @electric-sql/pglite 0.5.16
# Expected: with autovacuum on, dead rows are removed after a while
# Found: the setting and the count of dead rows are as on a server, but the only process is the one that answers queries
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
const read = async (query) => (await db.query(query)).rows[0];
await db.exec('create table marks (id int primary key, value int)');
await db.exec('insert into marks select id, 0 from generate_series(1, 1000) id');
await db.exec('update marks set value = 1');
await db.query('select pg_stat_force_next_flush()');
const { autovacuum } = await read('show autovacuum');
const dead = await read("select n_dead_tup, last_autovacuum from pg_stat_user_tables where relname = 'marks'");
const { processes } = await read('select array_agg(backend_type) as processes from pg_stat_activity');
console.log({ autovacuum, dead, processes });
const isAsFound = autovacuum === 'on' && dead.n_dead_tup === 1000 && processes.join() === 'standalone backend';
process.exitCode = isAsFound ? 0 : 1;
CODE
node fact.js
