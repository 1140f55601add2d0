#!/usr/bin/env bash
# Fact: A French number is printed with a slash in it, and a sign for less or equal as two others
# Versions: pdfkit 0.20.2, pdfjs-dist 5.6.205
# Expected: an error, as pdf-lib throws one, or a space
# Found: Intl writes 1234 with a narrow space in French; the built-in Helvetica of pdfkit prints 1 /234
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error pdfkit@0.20.2 pdfjs-dist@5.6.205 > npm.log || exit 2

cat > fact.js <<'CODE'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PDFDocument from 'pdfkit';

const document = new PDFDocument();
const chunks = [];
document.on('data', (chunk) => chunks.push(chunk));
const ended = new Promise((resolve) => document.on('end', resolve));
document.font('Helvetica').text(`${new Intl.NumberFormat('fr').format(1234)} \u2264 5`);
document.end();
await ended;
const pdf = await getDocument({ data: new Uint8Array(Buffer.concat(chunks)), verbosity: 0 }).promise;
const { items } = await (await pdf.getPage(1)).getTextContent();
const text = items.map(({ str }) => str).join('');
console.log({ text });
process.exitCode = text === '1 /234 "d 5' ? 0 : 1;
CODE
node fact.js
