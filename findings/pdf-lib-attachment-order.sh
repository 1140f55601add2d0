#!/usr/bin/env bash
# Fact: Files attached in another order than that of their names are listed but not found
# Versions: pdf-lib 1.17.1
# Expected: qpdf gives out each file that it lists
# Found: it lists three and finds one, because pdf-lib leaves the tree of names unsorted
# Needs: qpdf 11 or later
set -euo pipefail
sed -n '2,6s/^# //p' "$0"
version=$(qpdf --version 2> /dev/null | grep -o '[0-9][0-9.]*' | head -1 || true)
case $version in 1[1-9].* | [2-9][0-9].*) echo "qpdf $version" ;; *) echo 'Not run: needs qpdf 11 or later'; exit 77 ;; esac
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error pdf-lib@1.17.1 > npm.log || exit 2

cat > fact.js <<'CODE'
import { writeFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';

const document = await PDFDocument.create();
document.addPage();
for (const name of ['b.csv', 'a.csv', 'c.csv']) await document.attach(Buffer.from(name), name);
writeFileSync('attached.pdf', await document.save());
CODE
node fact.js
qpdf --list-attachments attached.pdf
found=''
for name in a.csv b.csv c.csv; do found="$found$(qpdf --show-attachment=$name attached.pdf 2>> missing.log || true) "; done
cat missing.log
echo "found: $found"
[ "$(qpdf --list-attachments attached.pdf | wc -l)" = 3 ] && [ "$found" = '  c.csv ' ]
