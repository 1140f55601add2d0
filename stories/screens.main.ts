import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { standing } from '../tools/gallery/checked-screens.ts';
import {
  PICTURED_SCHEMES,
  PICTURED_SCREENS,
  PICTURED_WIDTHS,
  screenPicture,
  screensPage,
} from '../tools/gallery/pictured-screens.ts';
import { PEOPLE } from './every-screen/visit-screens.ts';
import { act, reach } from './gallery/acts.ts';
import { furnishSteps } from './gallery/furnish-steps.ts';
import { addressIn, type World } from './gallery/world.ts';
import { usualWorld } from './gallery/worlds.ts';
import { openFor, startBrowser } from './support/browser.ts';
import { startDemonstration } from './support/demonstration.ts';
import { openDesk } from './support/served-session.ts';
import { signIn } from './support/sign-in.ts';
import { calibrate } from './support/taste.ts';

/**
 * SCR-25: the screens of the demonstration in docs/images/screens: three widths, both themes, the desk's and the booth's, with
 * their page; only those that are named, where any is.
 */
const only = process.argv.slice(2);
const DOCS = join(import.meta.dirname, '../docs');

/** Takes each screen of one person in every width and theme, once it has what it shows. */
async function take(browser: Browser, world: World, who: (typeof PEOPLE)[number]): Promise<void> {
  const isTaster = who === 'taster';
  const person = who === 'anybody' ? null : world.people[who];
  const { page, close } = await openFor(browser, {
    viewport: { width: PICTURED_WIDTHS[0], height: 900 },
    // A colour that is still on its way to the other theme is in no picture.
    reducedMotion: 'reduce',
  });
  const devTools = await page.context().newCDPSession(page);
  if (person !== null) await signIn(page, world.url, person);
  if (isTaster) await calibrate(page);
  for (const name of Object.keys(PICTURED_SCREENS)) {
    if (standing(name).who !== who || (only.length > 0 && !only.includes(name))) continue;
    if (isTaster) await reach(page, world, name);
    for (const width of PICTURED_WIDTHS) {
      // The window changes, and the screen stays the one that was measured.
      await devTools.send('Emulation.setDeviceMetricsOverride', {
        ...{ width, height: 900, deviceScaleFactor: 1, mobile: false },
        ...{ screenWidth: PICTURED_WIDTHS[0], screenHeight: 900 },
      });
      await page.goto(addressIn(world, standing(name).address));
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      if (isTaster) await act(page, world, name, 'usual');
      for (const scheme of PICTURED_SCHEMES) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.evaluate(() => document.fonts.ready.then(() => null));
        const { data } = await devTools.send('Page.captureScreenshot', {
          format: 'jpeg',
          quality: 60,
        });
        const file = join(DOCS, screenPicture(name, width, scheme));
        await writeFile(file, Buffer.from(data, 'base64'));
      }
    }
    process.stdout.write(`${name}\n`);
  }
  await close();
}

await mkdir(join(DOCS, 'images/screens'), { recursive: true });
const product = await startDemonstration();
const browser = await startBrowser();
try {
  const usual = await usualWorld(product);
  const { leader, taster } = usual.people;
  if (leader === null || taster === null) throw new Error('nobody to sign in');
  const desk = await openDesk(product.url, leader);
  const steps = await furnishSteps(product.url, desk, { ...taster, id: usual.taster });
  const world = { ...usual, facts: { ...usual.facts, ...steps } };
  for (const who of PEOPLE) await take(browser, world, who);
} finally {
  await browser.close();
  await product.stop();
}
await writeFile(join(DOCS, 'screens.md'), screensPage());
// The sockets of the desk without a window would keep the process up.
process.exit();
