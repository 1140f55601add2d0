#!/usr/bin/env bash
# Fact: Noon in the zone CET is another instant in PostgreSQL than in JavaScript, in summer
# Versions: @electric-sql/pglite 0.5.17, luxon 3.7.2, temporal-polyfill 1.0.8
# Expected: CET names the zone of central Europe with its summer time, in both
# Found: at a time zone, PostgreSQL takes CET for an abbreviation, always one hour ahead; Temporal and Luxon know summer time
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error \
  @electric-sql/pglite@0.5.17 luxon@3.7.2 temporal-polyfill@1.0.8 > npm.log || exit 2

cat > fact.js <<'CODE'
import { PGlite } from '@electric-sql/pglite';
import { DateTime } from 'luxon';
import { Temporal } from 'temporal-polyfill';

const database = await PGlite.create();
const query = `SELECT (timestamp '2026-07-01 12:00' AT TIME ZONE 'CET' AT TIME ZONE 'UTC')::text AS instant, version()`;
const { rows } = await database.query(query);
const answers = {
  postgres: rows[0].instant.slice(11, 16),
  temporal: Temporal.PlainDateTime.from('2026-07-01T12:00').toZonedDateTime('CET').toInstant().toString().slice(11, 16),
  luxon: DateTime.fromISO('2026-07-01T12:00', { zone: 'CET' }).toUTC().toFormat('HH:mm'),
};
console.log(rows[0].version.split(' on ')[0], answers);
process.exitCode = Object.values(answers).join(' ') === '11:00 10:00 10:00' ? 0 : 1;
CODE
node fact.js
