#!/usr/bin/env bash
# Fact: A relative position at the end of a text moves behind what others append
# Versions: yjs 13.6.33
# Expected: a caret after the third letter stays after the third letter, as it does in the middle of a text
# Found: it moves to the new end of the text, unless it was made with assoc -1
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
const text = document.getText('note');
text.insert(0, 'oil');
const atEnd = [0, -1].map((assoc) => Y.createRelativePositionFromTypeIndex(text, 3, assoc));
text.insert(3, ' is ripe');
const [usual, sticking] = atEnd.map((position) => Y.createAbsolutePositionFromRelativePosition(position, document).index);
console.log({ usual, sticking });
process.exitCode = usual === 11 && sticking === 3 ? 0 : 1;
CODE
node fact.js
