#!/usr/bin/env bash
# Fact: The keys of a map stand in no order in the WebAssembly build of Yjs
# Versions: ywasm 0.18.3, yjs 13.6.33
# Expected: toJson gives the keys in the order in which they were set, as Yjs does
# Found: the order is that of a hash table, so the same map gives another JSON text
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error ywasm@0.18.3 yjs@13.6.33 > npm.log || exit 2

cat > fact.js <<'CODE'
import ywasm from 'ywasm';
import * as Y from 'yjs';

const keys = [...'qwertyuiopas'];
const other = new Y.Doc();
for (const key of keys) other.getMap('m').set(key, 1);
const document = new ywasm.YDoc({});
const map = document.getMap('m');
ywasm.applyUpdate(document, Y.encodeStateAsUpdate(other));
const [inYjs, inWasm] = [other.getMap('m').toJSON(), map.toJson()].map((json) => Object.keys(json).join(''));
console.log({ set: keys.join(''), inYjs, inWasm });
process.exitCode = inYjs === keys.join('') && inWasm !== inYjs && [...inWasm].sort().join('') === [...keys].sort().join('') ? 0 : 1;
CODE
node fact.js
