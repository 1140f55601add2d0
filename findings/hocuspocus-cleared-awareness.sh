#!/usr/bin/env bash
# Fact: A presence that a device clears stays on the server
# Versions: @hocuspocus/provider 4.8.0, @hocuspocus/server 4.7.0, ws 8.23.0, y-protocols 1.0.7, yjs 13.6.33
# Expected: an awareness state that its device sets to null disappears for everybody at once
# Found: the server drops the removal; it and all other devices keep the state until the connection ends or it is outdated
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

const server = new Server({ port: 0, quiet: true, stopOnSignals: false });

await server.listen();
const url = `ws://127.0.0.1:${server.address.port}`;

const until = async (condition) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
};
const connect = () => new HocuspocusProvider({ url, name: 'sheet', WebSocketPolyfill: WebSocket });
const [device, watcher] = [connect(), connect()];
await until(() => device.isSynced && watcher.isSynced);
const client = device.document.clientID;
device.awareness.setLocalState({ name: 'Ana' });
await until(() => watcher.awareness.getStates().get(client)?.name === 'Ana');
device.awareness.setLocalState(null);
// What the device sends afterwards arrives, so the removal arrived before it.
device.document.getMap('marks').set('fruity', 40);
await until(() => watcher.document.getMap('marks').has('fruity'));
const { awareness } = server.hocuspocus.documents.get('sheet');
const states = [device.awareness, awareness, watcher.awareness].map((of) => of.getStates().get(client) ?? null);
console.log({ device: states[0], server: states[1], watcher: states[2] });
process.exit(states[0] === null && states[1]?.name === 'Ana' && states[2]?.name === 'Ana' ? 0 : 1);
CODE
node fact.js
