#!/usr/bin/env bash
# Fact: A provider does not open again a document that the server closed
# Versions: @hocuspocus/provider 4.8.0, @hocuspocus/server 4.7.0, ws 8.23.0, y-protocols 1.0.7, yjs 13.6.33
# Expected: after the server closed a document of a shared socket, its provider signs in again as after a lost socket
# Found: the socket stays open and the provider sends edits, but never a token; none arrives until sendToken and startSync
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

const socket = new HocuspocusProviderWebsocket({ url, WebSocketPolyfill: WebSocket });
const open = (name) => {
  const provider = new HocuspocusProvider({ websocketProvider: socket, name, token: 'any' });
  provider.attach();
  return provider;
};
const event = (provider, name) => new Promise((resolve) => provider.on(name, resolve));
const sheet = open('sheet');
await event(sheet, 'synced');
const closed = event(sheet, 'close');
server.hocuspocus.documents.get('sheet').getConnections()[0].close({ code: 4001, reason: 'reset' });
await closed;
sheet.document.getMap('marks').set('fruity', 40);

const other = open('other');
await event(other, 'synced');
await event(open('third'), 'synced');
const onServer = () => server.hocuspocus.documents.get('sheet')?.getMap('marks').toJSON() ?? null;
const before = { socket: socket.status, isSynced: sheet.isSynced, onServer: onServer() };
const synced = event(sheet, 'synced');
await sheet.sendToken();
sheet.startSync();
await synced;
await event(open('fourth'), 'synced');
console.log({ before, after: onServer() });
process.exit(before.onServer === null && before.socket === 'connected' && onServer().fruity === 40 ? 0 : 1);
CODE
node fact.js
