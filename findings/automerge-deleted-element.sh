#!/usr/bin/env bash
# Fact: A change in a deleted element of a list is lost, a replacement brings the element back
# Versions: @automerge/automerge 3.5.0
# Expected: who deletes an element of a list wins over both, or over neither
# Found: an element that somebody else replaced at the same time is there again; one that was changed inside stays deleted
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error @automerge/automerge@3.5.0 > npm.log || exit 2

cat > fact.js <<'CODE'
import * as Automerge from '@automerge/automerge';

const merge = (value, change) => {
  const document = Automerge.from({ list: [value] }, 'aa');
  const other = Automerge.change(Automerge.clone(document, 'bb'), change);
  const deleted = Automerge.change(document, ({ list }) => { list.deleteAt(0); });
  return JSON.stringify(Automerge.merge(deleted, other).list);
};
const answers = {
  replaced: merge(1, (draft) => { draft.list[0] = 2; }),
  changedInside: merge({ mark: 1 }, (draft) => { draft.list[0].mark = 2; }),
};
console.log(answers);
process.exitCode = answers.replaced === '[2]' && answers.changedInside === '[]' ? 0 : 1;
CODE
node fact.js
