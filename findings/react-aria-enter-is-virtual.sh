#!/usr/bin/env bash
# Fact: Enter in a form is taken for a click of a screen reader
# Versions: playwright-core 1.65.1, react 19.3.1, react-aria 3.53.1, react-aria-components 1.22.1, react-dom 19.3.1, rolldown 1.3.2
# Expected: when Enter in a field submits the form, the last input was the keyboard
# Found: the browser makes a click of it, so the submit button is pressed by a virtual pointer, and that is the last input at the submit
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
import { getInteractionModality } from 'react-aria/private/interactions/useFocusVisible';
import { Button, Form, Input, TextField } from 'react-aria-components';
import { createRoot } from 'react-dom/client';

window.presses = [];
window.modality = getInteractionModality;
function submit(event) {
  event.preventDefault();
  window.atSubmit = getInteractionModality();
}
createRoot(document.querySelector('#root')).render(
  <Form onSubmit={submit}>
    <TextField name="code" aria-label="Code">
      <Input />
    </TextField>
    <Button type="submit" onPress={({ pointerType }) => window.presses.push(pointerType)}>Save</Button>
  </Form>,
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
await page.getByRole('textbox').click();
await page.keyboard.type('A1');
const before = await page.evaluate(() => window.modality());
await page.keyboard.press('Enter');
const { presses, after } = await page.evaluate(() => ({ presses: window.presses, after: window.atSubmit }));
console.log({ before, presses, after });
process.exitCode = before === 'keyboard' && presses.join() === 'virtual' && after === 'virtual' ? 0 : 1;
await browser.close();
CODE
CHROMIUM=$(command -v chromium) node fact.js
