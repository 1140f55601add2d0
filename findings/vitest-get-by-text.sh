#!/usr/bin/env bash
# Fact: getByText of a browser test wants the whole text
# Versions: @vitest/browser-playwright 5.1.0, playwright-core 1.65.1, vite 8.3.8, vitest 5.1.0
# Expected: getByText finds an element by a part of its text, as the locator of that name in Playwright does
# Found: it finds an element only by its whole text; Playwright with the same words finds it by a part
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
  @vitest/browser-playwright@5.1.0 playwright-core@1.65.1 vite@8.3.8 vitest@5.1.0 > npm.log || exit 2

cat > fact.js <<'CODE'
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const launchOptions = { executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] };
writeFileSync('vitest.config.js', `import { playwright } from '@vitest/browser-playwright';
export default { test: { include: ['*.check.js'], browser: {
  enabled: true, headless: true, screenshotFailures: false,
  provider: playwright({ launchOptions: ${JSON.stringify(launchOptions)} }),
  instances: [{ browser: 'chromium' }],
} } };`);
writeFileSync('a.check.js', `import { test } from 'vitest';
import { page } from 'vitest/browser';
test('counts', () => {
  document.body.innerHTML = '<p>Sample 12 is sealed</p>';
  const count = (text) => page.getByText(text).elements().length;
  console.log('part ' + count('is sealed') + ', whole ' + count('Sample 12 is sealed') + '.');
});`);
const { stdout } = spawnSync('node_modules/.bin/vitest', ['run'], { encoding: 'utf8' });
const inVitest = /part.*\./.exec(stdout)?.[0];
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();
await page.setContent('<p>Sample 12 is sealed</p>');
const inPlaywright = `part ${await page.getByText('is sealed').count()}`;
await browser.close();
console.log({ inVitest, inPlaywright });
process.exitCode = inVitest === 'part 0, whole 1.' && inPlaywright === 'part 1' ? 0 : 1;
CODE
CHROMIUM=$(command -v chromium) node fact.js
