#!/usr/bin/env bash
# Fact: A provider sends updates before the server has asked for any
# Versions: @hocuspocus/provider 4.8.0, @hocuspocus/server 4.7.0, ws 8.23.0, y-protocols 1.0.7, yjs 13.6.33
# Expected: what was changed before the connection goes out once, in answer to what the server lacks
# Found: each change goes out as an update as soon as the server says anything, and all of them once more in the answer
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

const STEPS = ['question of the device', 'answer to the server', 'update'];
const order = [];
const answered = {};
const result = new Promise((resolve) => Object.assign(answered, { resolve }));
const server = new Server({
  port: 0,
  quiet: true,
  stopOnSignals: false,
  async beforeSync({ type }) {
    order.push(STEPS[type]);
    if (type === 1) answered.resolve();
  },
});

await server.listen();
const url = `ws://127.0.0.1:${server.address.port}`;

const provider = new HocuspocusProvider({ url, name: 'sheet', WebSocketPolyfill: WebSocket });
provider.document.getMap('marks').set('fruity', 40);
provider.document.getMap('marks').set('bitter', 20);
await result;
console.log(order);
process.exit(order.join() === [STEPS[0], STEPS[2], STEPS[2], STEPS[1]].join() ? 0 : 1);
CODE
node fact.js
