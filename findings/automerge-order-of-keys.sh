#!/usr/bin/env bash
# Fact: The keys of a map stand in another order after a document is saved and loaded
# Versions: @automerge/automerge 3.5.0
# Expected: one document with the same heads gives the same JSON before and after a save
# Found: a key that was added later stands last until the document is loaded again, then the keys are sorted
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error @automerge/automerge@3.5.0 > npm.log || exit 2

cat > fact.js <<'CODE'
import * as Automerge from '@automerge/automerge';

const document = Automerge.change(Automerge.from({ z: 1, m: 2 }), (draft) => { draft.a = 3; });
const loaded = Automerge.load(Automerge.save(document));
const [before, after] = [document, loaded].map((each) => JSON.stringify(each));
const sameHeads = Automerge.getHeads(document).join() === Automerge.getHeads(loaded).join();
console.log({ before, after, sameHeads });
process.exitCode = sameHeads && before === '{"m":2,"z":1,"a":3}' && after === '{"a":3,"m":2,"z":1}' ? 0 : 1;
CODE
node fact.js
