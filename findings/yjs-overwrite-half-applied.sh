#!/usr/bin/env bash
# Fact: An update whose predecessor is missing is half applied
# Versions: yjs 13.6.33
# Expected: an update that cannot be applied yet changes nothing until the missing one arrives
# Found: what it deletes is deleted at once, what it writes comes later, so the key is empty in between
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error yjs@13.6.33 > npm.log || exit 2

cat > fact.js <<'CODE'
import * as Y from 'yjs';

const author = new Y.Doc();
const updates = [];
author.on('update', (update) => updates.push(update));
const marks = author.getMap('marks');
marks.set('fruity', 40);
marks.set('bitter', 20);
marks.set('fruity', 45);

const [first, missing, overwriting] = updates;
const reader = new Y.Doc();
const seen = () => reader.getMap('marks').toJSON();
Y.applyUpdate(reader, first);
const before = seen();
Y.applyUpdate(reader, overwriting);
const between = seen();
Y.applyUpdate(reader, missing);
const after = seen();
console.log({ before, between, after });
process.exitCode = before.fruity === 40 && between.fruity === undefined && after.fruity === 45 ? 0 : 1;
CODE
node fact.js
