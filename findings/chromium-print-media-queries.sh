#!/usr/bin/env bash
# Fact: Media queries of a printed page know nothing of the size of the page in CSS
# Versions: playwright-core 1.65.1
# Expected: on a page of A4 landscape (orientation: landscape) holds, and its width counts
# Found: they are judged by the page of the printer, Letter in portrait, while the text is laid out on A4 landscape
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
const css = (query) => `<style>@page { size: A4 landscape } p { display: none } @media ${query} { p { display: block } }</style><p>x</p>`;
const holds = async (query) => (await print(css(query))).includes('/Type /Font');
const answers = {
  size: sizes(await print(css('print')))[0],
  print: await holds('print'),
  landscape: await holds('(orientation: landscape)'),
  portrait: await holds('(orientation: portrait)'),
  '900 pixels': await holds('(min-width: 900px)'),
};
console.log(answers);
await browser.close();
const { size, print: printed, landscape, portrait } = answers;
process.exitCode = size.startsWith('841') && printed && !landscape && portrait && !answers['900 pixels'] ? 0 : 1;
CODE
CHROMIUM=$(command -v chromium) node fact.js
