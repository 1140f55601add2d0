#!/usr/bin/env bash
# Fact: A large update leaves before other listeners hear of it
# Versions: @hocuspocus/provider 4.8.0, @hocuspocus/server 4.7.0, ws 8.23.0, y-protocols 1.0.7, yjs 13.6.33
# Expected: updates of one turn of the event loop are sent together, after all listeners of the document have heard of them
# Found: so it is with small ones; an update of more than a megabyte is sent at once, before the listeners that were added later
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
const server = new Server({
  port: 0,
  quiet: true,
  stopOnSignals: false,
  async afterLoadDocument({ document }) {
    document.on('update', (update) => order.push(`heard ${update.length > 1e6 ? 'large' : 'small'}`));
  },
});

await server.listen();
const url = `ws://127.0.0.1:${server.address.port}`;

const provider = new HocuspocusProvider({ url, name: 'sheet', WebSocketPolyfill: WebSocket });
await new Promise((resolve) => provider.on('synced', resolve));
const document = server.hocuspocus.documents.get('sheet');
const turn = () => new Promise((resolve) => setTimeout(resolve, 10));
const [connection] = document.getConnections();
const send = connection.send.bind(connection);
connection.send = (message) => {
  // Shorter messages are of the awareness.
  if (message.length > 20) order.push(`sent ${message.length > 1e6 ? 'large' : 'small'}`);
  send(message);
};
document.getMap('notes').set('first', 'a');
document.getMap('notes').set('second', 'a');
await turn();
document.getMap('notes').set('third', 'a'.repeat(2 ** 20));
await turn();
console.log(order);
process.exit(order.join() === 'heard small,heard small,sent small,sent large,heard large' ? 0 : 1);
CODE
node fact.js
