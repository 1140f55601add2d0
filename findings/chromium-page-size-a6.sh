#!/usr/bin/env bash
# Fact: A page of the size A6 is printed as Letter
# Versions: playwright-core 1.65.1
# Expected: size: A6 gives a page of 105 x 148 mm, as A5 gives 148 x 210 mm
# Found: CSS names no A6, so the line is ignored and the page is Letter
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
const answers = {};
for (const size of ['A5', 'A6', '105mm 148mm']) answers[size] = sizes(await print(`<style>@page { size: ${size} }</style>x`))[0];
console.log(answers, 'points');
await browser.close();
process.exitCode = answers.A6 === '612 x 792' && answers.A5 !== answers.A6 && answers['105mm 148mm'] !== '612 x 792' ? 0 : 1;
CODE
CHROMIUM=$(command -v chromium) node fact.js
