#!/usr/bin/env bash
# Fact: A provider with sessionAwareness speaks under another name
# Versions: @hocuspocus/provider 4.8.0, lib0 0.2.120, ws 8.23.0, y-protocols 1.0.7, yjs 13.6.33
# Expected: the frames of a document carry its name
# Found: they carry the name, a zero and a random session id, so a server that compares names knows none of them
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error \
  @hocuspocus/provider@4.8.0 lib0@0.2.120 ws@8.23.0 y-protocols@1.0.7 yjs@13.6.33 > npm.log || exit 2

cat > fact.js <<'CODE'
import { HocuspocusProvider } from '@hocuspocus/provider';
import * as decoding from 'lib0/decoding';
import WebSocket, { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 0 });
const first = new Promise((resolve) => {
  server.on('connection', (socket) => {
    socket.once('message', (data) => {
      resolve(decoding.readVarString(decoding.createDecoder(new Uint8Array(data))));
    });
  });
});
new HocuspocusProvider({
  url: `ws://127.0.0.1:${server.address().port}`,
  name: 'sheet',
  sessionAwareness: true,
  WebSocketPolyfill: WebSocket,
});
const parts = (await first).split('\0');
console.log({ parts: parts.length, name: parts[0], sessionLength: parts[1]?.length });
process.exit(parts.length === 2 && parts[0] === 'sheet' && parts[1] !== '' ? 0 : 1);
CODE
node fact.js
