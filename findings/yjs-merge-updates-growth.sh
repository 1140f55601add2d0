#!/usr/bin/env bash
# Fact: mergeUpdates keeps what was deleted
# Versions: yjs 13.6.33
# Expected: merged updates take about as much room as the document that they make
# Found: 700 letters typed one by one and overwritten as a whole stay over a hundred times larger than the document
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
let comment = '';
for (let letter = 0; letter < 700; letter += 1) {
  comment += 'a';
  author.getMap('sheet').set('comment', comment);
}
const merged = Y.mergeUpdates(updates);
const applied = new Y.Doc();
Y.applyUpdate(applied, merged);
const encoded = Y.encodeStateAsUpdate(applied);
console.log({ merged: merged.length, encodedAgain: encoded.length });
process.exitCode = merged.length > 100 * encoded.length ? 0 : 1;
CODE
node fact.js
