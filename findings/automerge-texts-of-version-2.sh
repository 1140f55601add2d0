#!/usr/bin/env bash
# Fact: Texts that Automerge 2.0 wrote are objects when version 3 reads them
# Versions: @automerge/automerge 2.0.3, @automerge/automerge 3.5.0
# Expected: a text is read as a string by a newer version
# Found: it is an ImmutableString: typeof says object, and a comparison with the text is false
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir earlier current
echo '{ "private": true }' | tee earlier/package.json > current/package.json
(cd earlier && npm install --ignore-scripts --no-audit --no-fund --loglevel=error @automerge/automerge@2.0.3 > npm.log) || exit 2
(cd current && npm install --ignore-scripts --no-audit --no-fund --loglevel=error @automerge/automerge@3.5.0 > npm.log) || exit 2

cat > earlier/write.js <<'CODE'
const Automerge = require('@automerge/automerge');
require('node:fs').writeFileSync('document', Automerge.save(Automerge.from({ name: 'Ana' })));
CODE
cat > current/read.js <<'CODE'
const Automerge = require('@automerge/automerge');
const document = Automerge.load(require('node:fs').readFileSync('document'));
const { name } = document;
console.log({ type: typeof name, class: name.constructor.name, equal: name === 'Ana', json: JSON.stringify(document) });
process.exitCode = typeof name === 'object' && JSON.stringify(document) === '{"name":"Ana"}' ? 0 : 1;
CODE
node earlier/write.js
node current/read.js
