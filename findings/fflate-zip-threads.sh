#!/usr/bin/env bash
# Fact: zip starts a thread from 160,000 bytes on
# Versions: fflate 0.8.3
# Expected: zip compresses in a thread, as its description says, or in none
# Found: a smaller file is compressed in the calling thread, a larger one in a worker: a page learns late that it may have none
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error fflate@0.8.3 > npm.log || exit 2

cat > fact.js <<'CODE'
import { createRequire, syncBuiltinESMExports } from 'node:module';

const threads = createRequire(import.meta.url)('node:worker_threads');
const { Worker } = threads;
let started = 0;
threads.Worker = class extends Worker {
  constructor(...options) {
    super(...options);
    started += 1;
  }
};
syncBuiltinESMExports();
const { zip } = await import('fflate');
const startedFor = (bytes) =>
  new Promise((resolve, reject) => {
    started = 0;
    zip({ 'list.xml': new Uint8Array(bytes).fill(65) }, (error) => (error ? reject(error) : resolve(started)));
  });
const results = {};
for (const bytes of [1000, 159_999, 160_000, 320_000]) results[bytes] = await startedFor(bytes);
console.log(results);
process.exit(Object.values(results).join() === '0,0,1,1' ? 0 : 1);
CODE
node fact.js
