#!/usr/bin/env bash
# Fact: The presence of a device that came back once stays when it goes again
# Versions: @hocuspocus/provider 4.8.0, @hocuspocus/server 4.7.0, ws 8.23.0, y-protocols 1.0.7, yjs 13.6.33
# Expected: the server removes a device's awareness state whenever its connection closes
# Found: only after the first connection; a later one adds no state, only updates it, and so owns none that could end with it
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error \
  @hocuspocus/provider@4.8.0 @hocuspocus/server@4.7.0 ws@8.23.0 y-protocols@1.0.7 yjs@13.6.33 > npm.log || exit 2

cat > fact.js <<'CODE'
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { Server } from '@hocuspocus/server';
import WebSocket from 'ws';

const server = new Server({ port: 0, quiet: true, stopOnSignals: false });

await server.listen();
const url = `ws://127.0.0.1:${server.address.port}`;

const until = async (condition) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
};
const connect = () => {
  const websocketProvider = new HocuspocusProviderWebsocket({ url, WebSocketPolyfill: WebSocket });
  const provider = new HocuspocusProvider({ websocketProvider, name: 'sheet' });
  provider.attach();
  return { provider, websocketProvider };
};
const [device, watcher] = [connect(), connect()];
await until(() => device.provider.isSynced && watcher.provider.isSynced);
const client = device.provider.document.clientID;
const document = server.hocuspocus.documents.get('sheet');
const stays = [];
for (const visit of [1, 2]) {
  if (visit > 1) await device.websocketProvider.connect();
  await until(() => device.provider.isSynced && document.getConnectionsCount() === 2);
  device.provider.awareness.setLocalState({ visit });
  await until(() => document.awareness.getStates().get(client)?.visit === visit);
  device.websocketProvider.disconnect();
  await until(() => document.getConnectionsCount() === 1);
  stays.push(document.awareness.getStates().has(client));
}
console.log({ staysAfterFirst: stays[0], staysAfterSecond: stays[1] });
process.exit(!stays[0] && stays[1] ? 0 : 1);
CODE
node fact.js
