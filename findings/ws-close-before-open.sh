#!/usr/bin/env bash
# Fact: Closing a socket before it opened is an error
# Versions: ws 8.23.0
# Expected: a client that calls close while it connects emits close, as an open one does
# Found: it emits error first, and an error event without a listener ends the process
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error ws@8.23.0 > npm.log || exit 2

cat > fact.js <<'CODE'
import WebSocket, { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 0 });
const url = `ws://127.0.0.1:${server.address().port}`;
const eventsOf = (closeAt) =>
  new Promise((resolve) => {
    const events = [];
    const socket = new WebSocket(url);
    socket.on('error', ({ message }) => events.push(`error: ${message}`));
    socket.on('close', (code) => resolve([...events, `close ${code}`]));
    if (closeAt === 'once') socket.close();
    else socket.on('open', () => socket.close(1000));
  });
const results = { connecting: await eventsOf('once'), open: await eventsOf('open') };
console.log(results);
process.exit(results.connecting[0].startsWith('error') && results.open.join() === 'close 1000' ? 0 : 1);
CODE
node fact.js
