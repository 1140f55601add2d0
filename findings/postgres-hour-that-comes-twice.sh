#!/usr/bin/env bash
# Fact: The hour that comes twice in October is the first in Temporal, the second in PostgreSQL and Luxon
# Versions: @electric-sql/pglite 0.5.17, luxon 3.7.2, temporal-polyfill 1.0.8
# Expected: 02:30 in Madrid on 25 October 2026 is one instant for all who know the time zone
# Found: Temporal takes the summer time, 00:30 UTC; PostgreSQL and Luxon the winter time, 01:30 UTC
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

const zone = 'Europe/Madrid';
const database = await PGlite.create();
const query = `SELECT (timestamp '2026-10-25 02:30' AT TIME ZONE '${zone}' AT TIME ZONE 'UTC')::text AS instant`;
const answers = {
  temporal: Temporal.PlainDateTime.from('2026-10-25T02:30').toZonedDateTime(zone).toInstant().toString().slice(11, 16),
  postgres: (await database.query(query)).rows[0].instant.slice(11, 16),
  luxon: DateTime.fromISO('2026-10-25T02:30', { zone }).toUTC().toFormat('HH:mm'),
};
console.log(answers);
process.exitCode = Object.values(answers).join(' ') === '00:30 01:30 01:30' ? 0 : 1;
CODE
node fact.js
