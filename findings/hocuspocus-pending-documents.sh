#!/usr/bin/env bash
# Fact: The hundred and first document of a socket, opened at once, closes all of them
# Versions: @hocuspocus/provider 4.8.0, @hocuspocus/server 4.7.0, ws 8.23.0, y-protocols 1.0.7, yjs 13.6.33
# Expected: one socket serves as many documents as the provider opens on it
# Found: with 101 unanswered documents the server closes the socket, and none is synced; 100 are served
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

console.warn = () => {};
const server = new Server({
  port: 0,
  quiet: true,
  stopOnSignals: false,
  onAuthenticate: () => new Promise((resolve) => setTimeout(resolve, 1000)),
});

await server.listen();
const url = `ws://127.0.0.1:${server.address.port}`;

async function openAll(count) {
  const socket = new HocuspocusProviderWebsocket({ url, WebSocketPolyfill: WebSocket, autoConnect: false });
  const closed = new Promise((resolve) => socket.on('close', ({ event }) => resolve(event.code)));
  const synced = Array.from({ length: count }, (_, index) => {
    const name = `${count}-${index}`;
    const provider = new HocuspocusProvider({ websocketProvider: socket, name, token: 'any' });
    provider.attach();
    return new Promise((resolve) => provider.on('synced', resolve));
  });
  socket.connect();
  const result = await Promise.race([closed, Promise.all(synced).then(() => 'all synced')]);
  socket.disconnect();
  return result;
}
const results = { 100: await openAll(100), 101: await openAll(101) };
console.log(results);
process.exit(results[100] === 'all synced' && results[101] === 4205 ? 0 : 1);
CODE
node fact.js
