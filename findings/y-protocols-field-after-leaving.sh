#!/usr/bin/env bash
# Fact: After leaving, setting a field of the own presence does nothing
# Versions: y-protocols 1.0.7, yjs 13.6.33
# Expected: setLocalStateField makes the client present again, or throws
# Found: it is passed over in silence; only setLocalState brings the client back
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error y-protocols@1.0.7 yjs@13.6.33 > npm.log || exit 2

cat > fact.js <<'CODE'
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';

const awareness = new Awareness(new Y.Doc());
awareness.setLocalStateField('name', 'Ana');
awareness.setLocalState(null);
awareness.setLocalStateField('name', 'Ana');
const afterField = awareness.getLocalState();
awareness.setLocalState({ name: 'Ana' });
console.log({ afterField, afterState: awareness.getLocalState() });
process.exitCode = afterField === null && awareness.getLocalState().name === 'Ana' ? 0 : 1;
awareness.destroy();
CODE
node fact.js
