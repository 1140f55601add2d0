#!/usr/bin/env bash
# Fact: A presence that was removed does not come back with the state that the peer still has
# Versions: y-protocols 1.0.7, yjs 13.6.33
# Expected: after a break, the state that a peer sends again is shown again, as it was before the break
# Found: a removal keeps the clock, and a state under a known clock is ignored; the peer seems gone until it renews its state, up to 15 s
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error y-protocols@1.0.7 yjs@13.6.33 > npm.log || exit 2

cat > fact.js <<'CODE'
import { applyAwarenessUpdate, Awareness, encodeAwarenessUpdate, removeAwarenessStates } from 'y-protocols/awareness';
import * as Y from 'yjs';

const [peer, own] = [new Awareness(new Y.Doc()), new Awareness(new Y.Doc())];
peer.setLocalState({ name: 'Ana' });
const sent = () => encodeAwarenessUpdate(peer, [peer.clientID]);
const seen = () => own.getStates().get(peer.clientID)?.name ?? null;
const told = [];
applyAwarenessUpdate(own, sent(), 'network');
told.push(seen());
// What a provider does when its connection closes.
removeAwarenessStates(own, [peer.clientID], 'closed');
applyAwarenessUpdate(own, sent(), 'network');
told.push(seen());
peer.setLocalState(peer.getLocalState());
applyAwarenessUpdate(own, sent(), 'network');
told.push(seen());
console.log({ before: told[0], sentAgain: told[1], renewed: told[2] });
process.exit(told.join() === 'Ana,,Ana' ? 0 : 1);
CODE
node fact.js
