#!/usr/bin/env bash
# Fact: A number field in French goes on in Arabic digits after a point
# Versions: playwright-core 1.65.1, react 19.3.1, react-aria 3.53.1, react-aria-components 1.22.1, react-dom 19.3.1, rolldown 1.3.2
# Expected: in French a point is refused, or taken for the decimal sign, as on a numeric keypad
# Found: a point makes it an Arabic number: the digit that follows is refused, and the arrow up key writes an Arabic zero
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
npm install --ignore-scripts --no-audit --no-fund --loglevel=error \
  playwright-core@1.65.1 react@19.3.1 react-aria@3.53.1 react-aria-components@1.22.1 react-dom@19.3.1 rolldown@1.3.2 > npm.log || exit 2

cat > page.jsx <<'CODE'
import { I18nProvider, Input, NumberField } from 'react-aria-components';
import { createRoot } from 'react-dom/client';

createRoot(document.querySelector('#root')).render(
  <I18nProvider locale="fr-FR">
    <NumberField aria-label="Poids">
      <Input />
    </NumberField>
  </I18nProvider>,
);
CODE

cat > fact.js <<'CODE'
import { chromium } from 'playwright-core';
import { rolldown } from 'rolldown';

const bundle = await rolldown({
  input: 'page.jsx',
  platform: 'browser',
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
});
const { output } = await bundle.generate({ format: 'iife' });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.setContent('<!doctype html><div id="root"></div>');
await page.addScriptTag({ content: output[0].code });
const field = page.getByRole('textbox');
await field.click();
const seen = [];
for (const key of ['.', '5', 'ArrowUp', 'Tab']) {
  await page.keyboard.press(key);
  seen.push(await field.inputValue());
}
console.log(seen);
process.exitCode = seen.join() === '.,.,٠,٠' ? 0 : 1;
await browser.close();
CODE
CHROMIUM=$(command -v chromium) node fact.js
