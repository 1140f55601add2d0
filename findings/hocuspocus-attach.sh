#!/usr/bin/env bash
# Fact: A provider on a shared socket does nothing until it is attached
# Versions: @hocuspocus/provider 4.8.0, @hocuspocus/server 4.7.0, ws 8.23.0, y-protocols 1.0.7, yjs 13.6.33
# Expected: a provider connects when it is made, with its own socket or with one that it is given
# Found: with its own socket it connects; with a given one it stays silent, without an error, until attach is called
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

const asked = [];
const server = new Server({
  port: 0,
  quiet: true,
  stopOnSignals: false,
  async onConnect({ documentName }) {
    asked.push(documentName);
  },
});

await server.listen();
const url = `ws://127.0.0.1:${server.address.port}`;

const synced = (provider) => new Promise((resolve) => provider.on('synced', resolve));
await synced(new HocuspocusProvider({ url, name: 'own', WebSocketPolyfill: WebSocket }));
const websocketProvider = new HocuspocusProviderWebsocket({ url, WebSocketPolyfill: WebSocket });
const silent = new HocuspocusProvider({ websocketProvider, name: 'silent' });
const attached = new HocuspocusProvider({ websocketProvider, name: 'attached' });
attached.attach();
await synced(attached);
console.log({ asked, isSilentSynced: silent.isSynced });
process.exit(asked.join() === 'own,attached' && !silent.isSynced ? 0 : 1);
CODE
node fact.js
