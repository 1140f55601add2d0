#!/usr/bin/env bash
# Fact: Another device can change a document between beforeSync and the update that it judged
# Versions: @hocuspocus/provider 4.8.0, @hocuspocus/server 4.7.0, ws 8.23.0, y-protocols 1.0.7, yjs 13.6.33
# Expected: nothing is applied to the document while the hook of an update waits
# Found: updates of other connections are applied meanwhile; only the messages of the same connection wait
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

const order = [];
let isHeld = false;
const applied = Promise.withResolvers?.() ?? withResolvers();
const server = new Server({
  port: 0,
  quiet: true,
  stopOnSignals: false,
  async beforeSync({ document }) {
    if (!isHeld) return;
    isHeld = false;
    order.push(`hook begins: ${JSON.stringify(document.getMap('marks'))}`);
    other.document.getMap('marks').set('other', 2);
    await applied.promise;
    order.push(`hook ends: ${JSON.stringify(document.getMap('marks'))}`);
  },
  async onChange({ document }) {
    const marks = document.getMap('marks').toJSON();
    if (marks.other === 2) applied.resolve();
    if (marks.first === 1 && marks.second === 1) done.resolve();
  },
});
const done = withResolvers();

await server.listen();
const url = `ws://127.0.0.1:${server.address.port}`;

const connect = () => new HocuspocusProvider({ url, name: 'sheet', WebSocketPolyfill: WebSocket });
const [device, other] = [connect(), connect()];
for (const provider of [device, other])
  if (!provider.isSynced) await new Promise((resolve) => provider.on('synced', resolve));
isHeld = true;
device.document.getMap('marks').set('first', 1);
device.document.getMap('marks').set('second', 1);
await done.promise;
console.log(order);
process.exit(order.join() === 'hook begins: {},hook ends: {"other":2}' ? 0 : 1);

function withResolvers() {
  const parts = {};
  parts.promise = new Promise((resolve) => Object.assign(parts, { resolve }));
  return parts;
}
CODE
node fact.js
