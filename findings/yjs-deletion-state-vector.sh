#!/usr/bin/env bash
# Fact: A deletion does not raise the state vector
# Versions: yjs 13.6.33
# Expected: the state vector of a document changes with every change of the document
# Found: after a deletion it is the same to the byte, so it cannot tell whether a deletion arrived
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error yjs@13.6.33 > npm.log || exit 2

cat > fact.js <<'CODE'
import * as Y from 'yjs';

const document = new Y.Doc();
const map = document.getMap('marks');
map.set('fruity', 42);
const before = Buffer.from(Y.encodeStateVector(document)).toString('hex');
map.delete('fruity');
const after = Buffer.from(Y.encodeStateVector(document)).toString('hex');
console.log({ before, after, keys: [...map.keys()] });
process.exitCode = before === after && map.size === 0 ? 0 : 1;
CODE
node fact.js
