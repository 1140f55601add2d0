#!/usr/bin/env bash
# Fact: Nothing is synced to the disk, even with fsync on
# Versions: @electric-sql/pglite 0.5.16
# Expected: with fsync on, a commit is on the disk when it is answered
# Found: Node is never asked to sync a file: the file system of the engine has no such operation, and the engine ignores that
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error @electric-sql/pglite@0.5.16 > npm.log || exit 2

cat > fact.js <<'CODE'
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const calls = { writeSync: 0, fsyncSync: 0, fdatasyncSync: 0, fsync: 0, fdatasync: 0 };
for (const name of Object.keys(calls)) {
  const original = fs[name];
  fs[name] = (...args) => {
    calls[name] += 1;
    return original(...args);
  };
}
syncBuiltinESMExports();
const { PGlite } = await import('@electric-sql/pglite');
const startParams = [...PGlite.defaultStartParams, '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];
const db = await PGlite.create('data', { startParams });
const { rows } = await db.query("select current_setting('fsync') fsync, current_setting('synchronous_commit') commit");
await db.exec('create table marks (value int)');
for (let value = 0; value < 10; value += 1) await db.query('insert into marks values ($1)', [value]);
await db.exec('checkpoint');
await db.close();
console.log(rows[0], calls);
const synced = calls.fsyncSync + calls.fdatasyncSync + calls.fsync + calls.fdatasync;
process.exitCode = rows[0].fsync === 'on' && calls.writeSync > 0 && synced === 0 ? 0 : 1;
CODE
node fact.js
