#!/usr/bin/env bash
# Fact: Undoing the first value of a key only deletes
# Versions: yjs 13.6.33
# Expected: an undo is an operation with a number of its own, as every act of its author
# Found: the update of the undo holds no operation, only a deletion; the number of the author does not rise
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
const marks = author.getMap('marks');
const history = new Y.UndoManager(marks);
marks.set('fruity', 40);
let update;
author.on('update', (written) => {
  update = written;
});
history.undo();
const { structs, ds } = Y.decodeUpdate(update);
const deleted = [...ds.clients.values()].flat().length;
console.log({ operations: structs.length, deletions: deleted, hasKey: marks.has('fruity') });
process.exitCode = structs.length === 0 && deleted === 1 && !marks.has('fruity') ? 0 : 1;
CODE
node fact.js
