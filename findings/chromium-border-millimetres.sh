#!/usr/bin/env bash
# Fact: A border is printed in whole CSS pixels, whatever its millimetres
# Versions: playwright-core 1.65.1
# Expected: a border of 0.5 mm is half a millimetre on paper
# Found: it is one pixel, 0.26 mm, as wide as a border of 0.1 mm; a rectangle in SVG is exact
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
import { inflateSync } from 'node:zlib';
import { chromium } from 'playwright-core';

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
const page = await browser.newPage();
const devtools = await page.context().newCDPSession(page);
const print = async (html, options = { preferCSSPageSize: true, printBackground: true }) => {
  await page.setContent(html);
  const { data } = await devtools.send('Page.printToPDF', options);
  return Buffer.from(data, 'base64').toString('latin1');
};

const height = async (html) => {
  const pdf = await print(`<style>@page { size: A4; margin: 0 } body { margin: 0 }</style>${html}`);
  const contents = pdf.split('stream\n').filter((_, at) => at % 2 === 1).map((part) => Buffer.from(part, 'latin1'));
  const text = contents.map((part) => { try { return inflateSync(part).toString(); } catch { return ''; } }).join('');
  return Math.max(...[...text.matchAll(/^0 0 37[78]\S* (\S+) re$/gm)].map(([, value]) => Number(value)));
};
const border = (width) => `<div style="width: 100mm; border-top: ${width}mm solid #000"></div>`;
const answers = {
  'border 0.1 mm': await height(border(0.1)),
  'border 0.5 mm': await height(border(0.5)),
  'border 0.7 mm': await height(border(0.7)),
  'rectangle 0.5 mm': await height('<svg width="100mm" height="1mm"><rect width="100mm" height="0.5mm"/></svg>'),
};
console.log(answers, 'CSS pixels; 0.5 mm are 1.89');
await browser.close();
process.exitCode = Object.values(answers).slice(0, 3).join(' ') === '1 1 2' && answers['rectangle 0.5 mm'] > 1.88 ? 0 : 1;
CODE
CHROMIUM=$(command -v chromium) node fact.js
