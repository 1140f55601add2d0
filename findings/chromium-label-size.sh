#!/usr/bin/env bash
# Fact: A label of 100 mm becomes a page of 99.8 mm
# Versions: playwright-core 1.65.1
# Expected: the page of a PDF has the size of the page in CSS to a hundredth of a millimetre
# Found: the page is cut to whole CSS pixels, a quarter of a millimetre each, so 100 mm lose 0.18 mm
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
npm install --ignore-scripts --no-audit --no-fund --loglevel=error playwright-core@1.65.1 > npm.log || exit 2

cat > fact.js <<'CODE'
import { chromium } from 'playwright-core';

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
const page = await browser.newPage();
const devtools = await page.context().newCDPSession(page);
const print = async (html, options = { preferCSSPageSize: true, printBackground: true }) => {
  await page.setContent(html);
  const { data } = await devtools.send('Page.printToPDF', options);
  return Buffer.from(data, 'base64').toString('latin1');
};

const sizes = (pdf) => [...pdf.matchAll(/MediaBox \[0 0 (\S+) (\S+)\]/g)].map(([, ...sides]) => sides.join(' x '));
const pdf = await print('<style>@page { size: 100mm 70mm; margin: 0 }</style>x');
const [width, height] = sizes(pdf)[0].split(' x ').map((points) => (Number(points) * 25.4) / 72);
console.log({ width, height });
await browser.close();
process.exitCode = Math.abs(width - 99.82) < 0.01 && Math.abs(height - 70) > 0.05 ? 0 : 1;
CODE
CHROMIUM=$(command -v chromium) node fact.js
