#!/usr/bin/env bash
# Fact: Reading a root as the wrong type is allowed, and then the right type is refused
# Versions: yjs 13.6.33
# Expected: getArray throws for a root that holds a map, or getMap works afterwards
# Found: getArray gives an empty array, and getMap throws in its place
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error yjs@13.6.33 > npm.log || exit 2

cat > fact.js <<'CODE'
import * as Y from 'yjs';

const [author, reader] = [new Y.Doc(), new Y.Doc()];
author.getMap('marks').set('fruity', 42);
Y.applyUpdate(reader, Y.encodeStateAsUpdate(author));
const { length } = reader.getArray('marks');
let error = null;
try { reader.getMap('marks'); } catch ({ message }) { error = message; }
console.log({ lengthAsArray: length, mapAfterwards: error });
process.exitCode = length === 0 && error !== null ? 0 : 1;
CODE
node fact.js
