#!/usr/bin/env bash
# Fact: A close code that ends one Yjs client for good makes the other try again
# Versions: @hocuspocus/provider 4.8.0, ws 8.23.0, y-websocket 3.1.0, yjs 13.6.33
# Expected: y-websocket and the Hocuspocus provider treat 4401 alike: both connect again, or neither
# Found: y-websocket stops at 4400 to 4499, the Hocuspocus provider connects again and again
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error \
  @hocuspocus/provider@4.8.0 ws@8.23.0 y-websocket@3.1.0 yjs@13.6.33 > npm.log || exit 2

cat > fact.js <<'CODE'
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket, WebSocketServer } from 'ws';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';

const connections = { 4401: {}, 1008: {} };
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
await new Promise((resolve) => server.once('listening', resolve));
server.on('connection', (socket, { url }) => {
  const [, code, client] = url.split('/');
  connections[code][client] = (connections[code][client] ?? 0) + 1;
  socket.close(Number(code));
});
for (const code of [4401, 1008]) {
  const url = `ws://127.0.0.1:${server.address().port}/${code}`;
  new WebsocketProvider(`${url}/y-websocket`, 'x', new Y.Doc(), { WebSocketPolyfill: WebSocket, disableBc: true });
  const options = { url: `${url}/hocuspocus`, WebSocketPolyfill: WebSocket, delay: 50, minDelay: 10, maxDelay: 100 };
  const websocketProvider = new HocuspocusProviderWebsocket(options);
  new HocuspocusProvider({ websocketProvider, name: 'x', document: new Y.Doc() }).attach();
}
const all = () => Object.values(connections).flatMap(Object.values);
const again = () => connections[1008]['y-websocket'] >= 3 && connections[4401].hocuspocus >= 3 && all().length === 4;
for (let round = 0; round < 1000 && !again(); round += 1) await wait(50);
console.log(connections);
process.exit(again() && connections[4401]['y-websocket'] === 1 ? 0 : 1);
CODE
node fact.js
