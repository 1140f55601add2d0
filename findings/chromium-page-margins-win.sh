#!/usr/bin/env bash
# Fact: Margins in CSS overrule those that are given to printToPDF
# Versions: playwright-core 1.65.1
# Expected: without preferCSSPageSize the parameters of printToPDF count, for the margins as for the size
# Found: the margin of the CSS page counts all the same, while its size does not
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
const options = { marginTop: 0, marginLeft: 0, marginRight: 0, marginBottom: 0 };
const left = async (css) => {
  const html = `<style>@page { ${css} } body { margin: 0 }</style><a href="https://example.com">x</a>`;
  return Math.round(Number(/Rect \[(\S+)/.exec(await print(html, options))[1]));
};
const answers = { without: await left(''), margin: await left('margin: 72pt') };
const [size] = sizes(await print('<style>@page { size: A5 }</style>x', options));
console.log(answers, 'points from the left', { size });
await browser.close();
process.exitCode = answers.without === 0 && answers.margin === 72 && size === '612 x 792' ? 0 : 1;
CODE
CHROMIUM=$(command -v chromium) node fact.js
