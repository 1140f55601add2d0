#!/usr/bin/env bash
# Fact: An update lists its operations by author, not by time
# Versions: yjs 13.6.33
# Expected: the operations of an update are in an order in which they happened
# Found: all of the highest client id come first, even those that answer to operations further down
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error yjs@13.6.33 > npm.log || exit 2

cat > fact.js <<'CODE'
import * as Y from 'yjs';

const first = new Y.Doc();
first.clientID = 1;
const second = new Y.Doc();
second.clientID = 2;
const exchange = () => {
  Y.applyUpdate(second, Y.encodeStateAsUpdate(first));
  Y.applyUpdate(first, Y.encodeStateAsUpdate(second));
};
first.getMap('log').set('time', 'one');
exchange();
second.getMap('log').set('time', 'two');
exchange();
first.getMap('log').set('time', 'three');
exchange();
const { structs } = Y.decodeUpdate(Y.encodeStateAsUpdate(first));
const shown = structs.map(({ id, origin }) => ({ author: id.client, after: origin?.client ?? null }));
console.log(shown);
process.exitCode = shown.map(({ author }) => author).join() === '2,1,1' ? 0 : 1;
CODE
node fact.js
