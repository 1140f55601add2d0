#!/usr/bin/env bash
# Fact: The states of beforeHandleAwareness begin with one that nobody sent
# Versions: @hocuspocus/provider 4.8.0, @hocuspocus/server 4.7.0, ws 8.23.0, y-protocols 1.0.7, yjs 13.6.33
# Expected: the states in beforeHandleAwareness are those of the message
# Found: the first is an empty state with a random client id of the server; the states of the message follow
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error \
  @hocuspocus/provider@4.8.0 @hocuspocus/server@4.7.0 ws@8.23.0 y-protocols@1.0.7 yjs@13.6.33 > npm.log || exit 2

cat > fact.js <<'CODE'
import { HocuspocusProvider } from '@hocuspocus/provider';
import { Server } from '@hocuspocus/server';
import WebSocket from 'ws';

const seen = Promise.withResolvers?.call(Promise) ?? {};
const result = new Promise((resolve) => Object.assign(seen, { resolve }));
const server = new Server({
  port: 0,
  quiet: true,
  stopOnSignals: false,
  async beforeHandleAwareness({ states }) {
    const list = [...states];
    if (list.some(([, state]) => state.name === 'Ana')) seen.resolve(list);
  },
});

await server.listen();
const url = `ws://127.0.0.1:${server.address.port}`;

const provider = new HocuspocusProvider({ url, name: 'sheet', WebSocketPolyfill: WebSocket });
provider.awareness.setLocalState({ name: 'Ana' });
const states = await result;
console.log(states.map(([client, state]) => ({ isOfDevice: client === provider.document.clientID, state })));
const [[first, empty], [second]] = states;
const isAsFound = states.length === 2 && second === provider.document.clientID && first !== second;
process.exit(isAsFound && Object.keys(empty).length === 0 ? 0 : 1);
CODE
node fact.js
