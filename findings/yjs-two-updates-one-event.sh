#!/usr/bin/env bash
# Fact: Two updates of one key can reach an observer as one event
# Versions: yjs 13.6.33
# Expected: each update that changes a key is an event
# Found: of two updates that arrive in the wrong order, the observer hears of one change, and never of the first value
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
author.getMap('marks').set('fruity', 40);
author.getMap('marks').set('fruity', 45);

const heard = (order) => {
  const reader = new Y.Doc();
  const values = [];
  reader.getMap('marks').observe(() => values.push(reader.getMap('marks').get('fruity')));
  for (const update of order) Y.applyUpdate(reader, update);
  return values.filter((value) => value !== undefined);
};
const inOrder = heard(updates);
const outOfOrder = heard([...updates].reverse());
console.log({ inOrder, outOfOrder });
process.exitCode = inOrder.join() === '40,45' && outOfOrder.join() === '45' ? 0 : 1;
CODE
node fact.js
