#!/usr/bin/env bash
# Fact: Former values of one key become one item, and a snapshot reads the wrong one
# Versions: yjs 13.6.33
# Expected: a document without garbage collection gives back the value that a key had at each snapshot
# Found: the first snapshot gives the second value, the second none: the first two values were merged into one item
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error yjs@13.6.33 > npm.log || exit 2

cat > fact.js <<'CODE'
import * as Y from 'yjs';

const document = new Y.Doc({ gc: false });
const marks = document.getMap('marks');
const snapshots = ['first', 'second', 'third'].map((value) => {
  marks.set('fruity', value);
  return Y.snapshot(document);
});
const items = [...document.store.clients.values()].flat().map(({ content }) => content.getContent());
const read = snapshots.map((snapshot) => Y.typeMapGetSnapshot(marks, 'fruity', snapshot));
console.log({ items, read });
const isAsFound = items.length === 2 && read.join() === 'second,,third';
process.exitCode = isAsFound ? 0 : 1;
CODE
node fact.js
