#!/usr/bin/env bash
# Fact: The pool hears only of idle connections that break
# Versions: @electric-sql/pglite 0.5.14, @electric-sql/pglite-socket 0.2.17, pg 8.23.1
# Expected: the error event of the pool tells of every connection that breaks
# Found: of one in use the pool says nothing: the client that was handed out emits the error, and an error event needs a listener
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error \
  @electric-sql/pglite@0.5.14 @electric-sql/pglite-socket@0.2.17 pg@8.23.1 > npm.log || exit 2

cat > fact.js <<'CODE'
import net from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import pg from 'pg';

const socketServer = new PGLiteSocketServer({ db: await PGlite.create(), port: 0, host: '127.0.0.1', maxConnections: 9 });
await socketServer.start();
const [, port] = socketServer.getServerConn().split(':');
let cut;
const proxy = net.createServer((socket) => {
  const onward = net.connect(Number(port), '127.0.0.1');
  socket.pipe(onward).pipe(socket);
  for (const end of [socket, onward]) end.on('error', () => {});
  cut = () => socket.resetAndDestroy();
});
await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));
const pool = new pg.Pool({ host: '127.0.0.1', port: proxy.address().port, user: 'postgres', max: 1, ssl: false });
const told = [];
let tell = () => {};
pool.on('error', () => tell('pool'));
const first = (action) =>
  new Promise((resolve) => {
    tell = resolve;
    action();
  });
await pool.query('select 1');
told.push(`idle: ${await first(() => cut())}`);
const client = await pool.connect();
client.on('error', () => tell('client'));
told.push(`in use: ${await first(() => cut())}`);
console.log(told);
process.exit(told.join() === 'idle: pool,in use: client' ? 0 : 1);
CODE
node fact.js
