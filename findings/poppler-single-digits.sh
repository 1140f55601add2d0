#!/usr/bin/env bash
# Fact: Marks of one digit that stand alone on a line are read as one number
# Versions: pdf-lib 1.17.1
# Expected: pdftotext reads 3 5 2 7 with the three spaces that stand in the file
# Found: 3527: evenly spaced single characters count as one spaced-out word; with -raw the spaces are there
# Needs: poppler 22 or later
set -euo pipefail
sed -n '2,6s/^# //p' "$0"
version=$(pdftotext -v 2>&1 | grep -o '[0-9][0-9.]*' | head -1 || true)
case $version in 22.* | 2[3-9].*) echo "poppler $version" ;; *) echo 'Not run: needs poppler 22 or later'; exit 77 ;; esac
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error pdf-lib@1.17.1 > npm.log || exit 2

cat > fact.js <<'CODE'
import { writeFileSync } from 'node:fs';
import { PDFDocument, StandardFonts } from 'pdf-lib';

const document = await PDFDocument.create();
const font = await document.embedFont(StandardFonts.Helvetica);
document.addPage([300, 100]).drawText('3 5 2 7', { x: 20, y: 50, size: 12, font });
writeFileSync('marks.pdf', await document.save());
CODE
node fact.js
plain=$(pdftotext marks.pdf - | head -1)
layout=$(pdftotext -layout marks.pdf - | head -1)
raw=$(pdftotext -raw marks.pdf - | head -1)
echo "plain: $plain  layout: $layout  raw: $raw"
[ "$plain" = 3527 ] && [ "$(echo $layout)" = 3527 ] && [ "$raw" = '3 5 2 7' ]
