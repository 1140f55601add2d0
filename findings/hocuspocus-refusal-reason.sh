#!/usr/bin/env bash
# Fact: Only the reason of a refusal reaches the provider
# Versions: @hocuspocus/provider 4.8.0, @hocuspocus/server 4.7.0, ws 8.23.0, y-protocols 1.0.7, yjs 13.6.33
# Expected: the message of an error that onAuthenticate throws reaches the device
# Found: the device is told the property reason of the error, or permission-denied if it has none; the message is lost
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

const server = new Server({
  port: 0,
  quiet: true,
  stopOnSignals: false,
  async onAuthenticate({ documentName }) {
    const error = new Error('This panel is closed');
    throw documentName === 'with' ? Object.assign(error, { reason: 'panel-closed', code: 4403 }) : error;
  },
});

await server.listen();
const url = `ws://127.0.0.1:${server.address.port}`;

const refusal = (name) =>
  new Promise((resolve) => {
    const provider = new HocuspocusProvider({ url, name, token: 'any', WebSocketPolyfill: WebSocket });
    provider.on('authenticationFailed', resolve);
  });
const told = { without: await refusal('without'), with: await refusal('with') };
console.log(told);
const isAsFound = JSON.stringify(told) ===
  '{"without":{"reason":"permission-denied"},"with":{"reason":"panel-closed"}}';
process.exit(isAsFound ? 0 : 1);
CODE
node fact.js
