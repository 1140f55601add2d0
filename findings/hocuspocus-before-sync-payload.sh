#!/usr/bin/env bash
# Fact: What beforeSync receives is the message itself
# Versions: @hocuspocus/provider 4.8.0, @hocuspocus/server 4.7.0, ws 8.23.0, y-protocols 1.0.7, yjs 13.6.33
# Expected: a hook gets a copy of the update, and can only let it pass or throw
# Found: a hook that overwrites the bytes changes what is applied; two zeros make the update say nothing, without an error
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
  async beforeSync({ type, payload }) {
    if (type === 2 && Buffer.from(payload).includes('draft')) payload.fill(0, 0, 2);
  },
});

await server.listen();
const url = `ws://127.0.0.1:${server.address.port}`;

const provider = new HocuspocusProvider({ url, name: 'sheet', WebSocketPolyfill: WebSocket });
await new Promise((resolve) => provider.on('synced', resolve));
const marks = provider.document.getMap('marks');
const events = [];
provider.on('close', () => events.push('closed'));
provider.document.transact(() => marks.set('hidden', 'draft'));
await new Promise((resolve) => provider.on('unsyncedChanges', ({ number }) => number === 0 && resolve()));
const onServer = server.hocuspocus.documents.get('sheet').getMap('marks').toJSON();
console.log({ onDevice: marks.toJSON(), onServer, events });
process.exit(onServer.hidden === undefined && events.length === 0 ? 0 : 1);
CODE
node fact.js
