#!/usr/bin/env bash
# Fact: Without common history the higher client id wins a key for ever
# Versions: yjs 13.6.33
# Expected: the value that was written last, or most often, wins
# Found: one old value of a higher client id wins over every later value of a device that has not seen it
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error yjs@13.6.33 > npm.log || exit 2

cat > fact.js <<'CODE'
import * as Y from 'yjs';

const higher = new Y.Doc();
higher.clientID = 20;
higher.getMap('marks').set('fruity', 'old');

const lower = new Y.Doc();
lower.clientID = 10;
for (let time = 1; time <= 100; time += 1) lower.getMap('marks').set('fruity', `new ${time}`);

const merge = (...documents) => {
  const merged = new Y.Doc();
  for (const document of documents) Y.applyUpdate(merged, Y.encodeStateAsUpdate(document));
  return merged.getMap('marks').get('fruity');
};
const results = [merge(higher, lower), merge(lower, higher)];
console.log(results);
process.exitCode = results.join() === 'old,old' ? 0 : 1;
CODE
node fact.js
