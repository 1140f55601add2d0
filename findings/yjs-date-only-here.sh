#!/usr/bin/env bash
# Fact: A date in a shared map stays a date where it was set and is an empty object everywhere else
# Versions: yjs 13.6.33
# Expected: a value reads the same on each device, or is refused when it is set
# Found: the author reads a Date, the others {}, and so does the author after a reload
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error yjs@13.6.33 > npm.log || exit 2

cat > fact.js <<'CODE'
import * as Y from 'yjs';

const [author, other] = [new Y.Doc(), new Y.Doc()];
author.getMap('m').set('closed', new Date(0));
Y.applyUpdate(other, Y.encodeStateAsUpdate(author));
const [here, there] = [author, other].map((document) => document.getMap('m').get('closed'));
console.log({ here, there });
process.exitCode = here instanceof Date && JSON.stringify(there) === '{}' ? 0 : 1;
CODE
node fact.js
