#!/usr/bin/env bash
# Fact: A text under a filter is printed as a picture
# Versions: playwright-core 1.65.1
# Expected: a grey tone by filter: grayscale(1) leaves the text of a PDF searchable, as opacity does
# Found: the PDF has a picture and no text; with opacity it has text
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

const parts = async (style) => {
  const pdf = await print(`<p style="${style}">Panel</p>`);
  return { text: pdf.includes('/Type /Font'), pictures: pdf.includes('/Subtype /Image') };
};
const answers = { grayscale: await parts('filter: grayscale(1)'), opacity: await parts('opacity: 0.5') };
console.log(answers);
await browser.close();
const { grayscale, opacity } = answers;
process.exitCode = !grayscale.text && grayscale.pictures && opacity.text && !opacity.pictures ? 0 : 1;
CODE
CHROMIUM=$(command -v chromium) node fact.js
