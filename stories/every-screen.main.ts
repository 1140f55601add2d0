import { LOCALES } from '../domain/words/locale.ts';
import { CHECKED_SCREENS, WORDED_STEPS } from '../tools/gallery/checked-screens.ts';
import { steppedWorld } from './every-screen/checked-world.ts';
import { layoutFindings } from './every-screen/layout-findings.ts';
import { roomInLanguages } from './every-screen/room-in-languages.ts';
import { type Findings, PEOPLE, visitScreens } from './every-screen/visit-screens.ts';
import { wordsOfScreens } from './every-screen/words-of-screens.ts';
import { startBrowser } from './support/browser.ts';
import { startDemonstration } from './support/demonstration.ts';

/**
 * Checks the layout and the messages of every screen, or of the named ones, and the narrowest
 * layouts in each language. Prints the findings and `N passed, N failed` (SCR-1, SCR-3).
 */
const asked = process.argv.slice(2);
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);
const checked = Object.keys(CHECKED_SCREENS).filter(isAsked);
const worded = [...Object.keys(CHECKED_SCREENS), ...Object.keys(WORDED_STEPS)].filter(isAsked);
const unknown = asked.filter((name) => !worded.includes(name));
if (unknown.length > 0) throw new Error(`no screen is called ${unknown.join(', ')}`);

let passed = 0;
let failed = 0;
function count(what: string, findings: Findings): void {
  for (const [name, all] of findings) {
    if (all.length === 0) passed += 1;
    else failed += 1;
    process.stdout.write(`${all.length === 0 ? 'passed' : 'failed'}: ${what}, ${name}\n`);
    for (const one of all) process.stderr.write(`  ${one}\n`);
  }
}

const product = await startDemonstration();
const browser = await startBrowser();
try {
  const world = await steppedWorld(product);
  const usernames = product.accounts.map(({ username }) => username);
  for (const who of PEOPLE) {
    const prepare = () => Promise.resolve(layoutFindings);
    const layouts = { who, names: checked, prepare };
    count('layout', await visitScreens(browser, world, layouts));
    const words = { who, names: worded, usernames };
    count('words', await wordsOfScreens(browser, world, words));
  }
  if (asked.length === 0)
    count('room', await roomInLanguages(browser, world, Object.keys(LOCALES)));
} finally {
  await browser.close();
  await product.stop();
}
console.log(`${passed} passed, ${failed} failed`);
// Open WebSockets of the headless desk would keep the process alive.
process.exit(failed === 0 ? 0 : 1);
