#!/usr/bin/env bash
# Fact: A date field submits a day that nobody typed
# Versions: playwright-core 1.65.1, react 19.3.1, react-aria 3.53.1, react-aria-components 1.22.1, react-dom 19.3.1, rolldown 1.3.2
# Expected: a date of which one part was cleared is no date, so the field holds and submits none
# Found: clearing 28 goes by way of 2, and 2 November is kept and submitted while the field shows dd/11/2026
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
import { parseDate } from '@internationalized/date';
import { DateField, DateInput, DateSegment, I18nProvider, Label } from 'react-aria-components';
import { createRoot } from 'react-dom/client';

window.changes = [];
createRoot(document.querySelector('#root')).render(
  <I18nProvider locale="es-ES">
    <form>
      <DateField name="day" defaultValue={parseDate('2026-11-28')} onChange={(day) => window.changes.push(String(day))}>
        <Label>Day</Label>
        <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
      </DateField>
    </form>
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
await page.getByRole('spinbutton').first().click();
for (let count = 0; count < 2; count += 1) await page.keyboard.press('Backspace');
const result = await page.evaluate(() => ({
  shown: document.querySelector('[role=group]').textContent.replace(/[\u2066-\u2069]/g, ''),
  submitted: new FormData(document.querySelector('form')).get('day'),
  changes: window.changes,
}));
console.log(result);
process.exitCode = result.shown.startsWith('dd') && result.submitted === '2026-11-02' ? 0 : 1;
await browser.close();
CODE
CHROMIUM=$(command -v chromium) node fact.js
