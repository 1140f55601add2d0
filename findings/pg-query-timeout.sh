#!/usr/bin/env bash
# Fact: After query_timeout a silent connection goes back to the pool
# Versions: @electric-sql/pglite 0.5.14, @electric-sql/pglite-socket 0.2.17, pg 8.23.1
# Expected: a client whose query timed out is not given to others when it is released
# Found: released without the error, it is the next to be handed out, and times out again; only pool.query discards it
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
let connections = 0;
let fallSilent;
// Between both stands a network that loses what it carries, as one does without saying so.
const proxy = net.createServer((socket) => {
  connections += 1;
  const onward = net.connect(Number(port), '127.0.0.1');
  socket.pipe(onward).pipe(socket);
  fallSilent = () => onward.unpipe(socket);
});
await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));
const pool = new pg.Pool({
  host: '127.0.0.1', port: proxy.address().port, user: 'postgres', max: 2, ssl: false, query_timeout: 500,
});
const answer = (query) => query.then(() => 'answered', (error) => error.message);
async function ask() {
  const client = await pool.connect();
  const result = await answer(client.query('select 1'));
  client.release();
  return result;
}
const results = [await ask()];
fallSilent();
results.push(await ask(), await ask(), await answer(pool.query('select 1')));
const before = connections;
results.push(await answer(pool.query('select 1')));
console.log({ results, connections: [before, connections] });
const isAsFound = results.join() === `answered,${'Query read timeout,'.repeat(3)}answered`;
process.exit(isAsFound && before === 1 && connections === 2 ? 0 : 1);
CODE
node fact.js
