#!/usr/bin/env bash
# Fact: A Date written to a timestamp column comes back as another instant
# Versions: @electric-sql/pglite 0.5.17
# Expected: a Date that is bound to a timestamp without time zone is read back as the same instant, as with pg
# Found: PGlite writes it in UTC and reads it as local time, so in Madrid it is an hour earlier
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error @electric-sql/pglite@0.5.17 > npm.log || exit 2

cat > fact.js <<'CODE'
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create();
const written = new Date('2026-11-28T10:00:00Z');
const { rows } = await database.query('SELECT $1::timestamp AS instant, $1::timestamp::text AS stored', [written]);
console.log({ zone: process.env.TZ, written, stored: rows[0].stored, read: rows[0].instant });
process.exitCode = rows[0].instant.toISOString() === '2026-11-28T09:00:00.000Z' ? 0 : 1;
CODE
TZ=Europe/Madrid node fact.js
