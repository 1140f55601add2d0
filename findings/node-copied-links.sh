#!/usr/bin/env bash
# Fact: cpSync makes relative links absolute
# Versions: none
# Expected: a copied folder is complete in itself, so a link within it leads to the copy
# Found: a relative link in the copy leads to the original by its whole path, unless verbatimSymlinks is set
# Needs: Node 20 or later
set -euo pipefail
sed -n '2,6s/^# //p' "$0"
major=$(node -p 'process.versions.node.split(".")[0]')
[ "$major" -ge 20 ] || { echo 'Not run: needs Node 20 or later'; exit 77; }
echo "Node $(node --version)"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json

cat > fact.js <<'CODE'
import { cpSync, mkdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';

mkdirSync('library');
writeFileSync('library/code.so.1', '');
symlinkSync('code.so.1', 'library/code.so');
cpSync('library', 'copy', { recursive: true });
cpSync('library', 'verbatim', { recursive: true, verbatimSymlinks: true });
const [copied, verbatim] = [readlinkSync('copy/code.so'), readlinkSync('verbatim/code.so')];
console.log({ isAbsolute: isAbsolute(copied), leadsTo: copied.split('/').slice(-2).join('/'), verbatim });
process.exitCode = isAbsolute(copied) && copied.endsWith('library/code.so.1') && verbatim === 'code.so.1' ? 0 : 1;
CODE
node fact.js
