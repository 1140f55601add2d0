#!/usr/bin/env bash
# Fact: A transaction that Chromium has closed is still open in fake-indexeddb
# Versions: fake-indexeddb 6.2.8, playwright-core 1.65.1
# Expected: a transaction over which another task ran is closed in both
# Found: after a message of a channel Chromium refuses the next request, fake-indexeddb stores it
# Needs: Chromium 150 or later
set -euo pipefail
sed -n '2,6s/^# //p' "$0"
major=$(chromium --version 2> /dev/null | grep -o '[0-9]*' | head -1 || true)
[ "${major:-0}" -ge 150 ] || { echo 'Not run: needs Chromium 150 or later'; exit 77; }
echo "Chromium $major"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error fake-indexeddb@6.2.8 playwright-core@1.65.1 > npm.log || exit 2

cat > fact.js <<'CODE'
import { once } from 'node:events';
import { createServer } from 'node:http';
import { IDBFactory } from 'fake-indexeddb';
import { chromium } from 'playwright-core';

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
const page = await browser.newPage();
const source = `(async (indexedDB) => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const opening = indexedDB.open('marks', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('s');
  const store = (await done(opening)).transaction('s', 'readwrite').objectStore('s');
  await done(store.put(1, 'first'));
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { port1.close(); resolve(); };
    port2.postMessage(null);
  });
  try { return await done(store.put(2, 'second')); } catch (error) { return error.name; }
})`;
const server = createServer((_, response) => response.end('x')).listen(0, '127.0.0.1');
await once(server, 'listening');
await page.goto(`http://127.0.0.1:${server.address().port}`);
const answers = { chromium: await page.evaluate(`${source}(indexedDB)`), fake: await (0, eval)(source)(new IDBFactory()) };
console.log(answers);
await browser.close();
server.close();
process.exitCode = answers.chromium.endsWith('Error') && answers.fake === 'second' ? 0 : 1;
CODE
CHROMIUM=$(command -v chromium) node fact.js
