import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { GALLERY } from '../tools/gallery/gallery-screens.ts';
import {
  PICTURED_SCHEMES,
  PICTURED_WIDTHS,
  screenPicture,
  screensPage,
} from '../tools/gallery/pictured-screens.ts';
import { act, reach } from './gallery/acts.ts';
import { furnishSteps } from './gallery/furnish-steps.ts';
import { addressIn, type World } from './gallery/world.ts';
import { usualWorld } from './gallery/worlds.ts';
import { openFor, startBrowser } from './support/browser.ts';
import { startDemonstration } from './support/demonstration.ts';
import {
  BOOTH_SCREENS,
  DOOR_SCREENS,
  deskScreens,
  FURTHER_DOORS,
  furtherScreens,
} from './support/screens.ts';
import { openDesk } from './support/served-session.ts';
import { type Person, signIn } from './support/sign-in.ts';
import { calibrate } from './support/taste.ts';

/**
 * SCR-25: the screens of the demonstration in docs/images/screens: three widths, both themes, the desk's and the booth's, with
 * their page; only those that are named, where any is.
 */
const only = process.argv.slice(2);
const DOCS = join(import.meta.dirname, '../docs');
/** What stands before a taster, in the order in which a glass leads through it. */
const STEPS = [
  ...['tray', 'sheet', 'review', 'points', 'rest', 'wrong-glass', 'answer', 'done', 'own-sheet'],
] as const;

/** Takes each screen in every width and theme, once it has what it shows. */
async function take(
  browser: Browser,
  world: World,
  { person, isTaster = false }: { readonly person: Person | null; readonly isTaster?: boolean },
  screensOf: (page: Page) => Promise<Readonly<Record<string, string>>>,
): Promise<void> {
  const { page, close } = await openFor(browser, {
    viewport: { width: PICTURED_WIDTHS[0], height: 900 },
    // A colour that is still on its way to the other theme is in no picture.
    reducedMotion: 'reduce',
  });
  const devTools = await page.context().newCDPSession(page);
  if (person !== null) await signIn(page, world.url, person);
  if (isTaster) await calibrate(page);
  for (const [name, path] of Object.entries(await screensOf(page))) {
    if (only.length > 0 && !only.includes(name)) continue;
    if (isTaster) await reach(page, world, name);
    for (const width of PICTURED_WIDTHS) {
      // The window changes, and the screen stays the one that was measured.
      await devTools.send('Emulation.setDeviceMetricsOverride', {
        ...{ width, height: 900, deviceScaleFactor: 1, mobile: false },
        ...{ screenWidth: PICTURED_WIDTHS[0], screenHeight: 900 },
      });
      await page.goto(`${world.url}${path}`);
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
  const { url } = product;
  await take(browser, usual, { person: null }, () =>
    Promise.resolve({ ...DOOR_SCREENS, ...FURTHER_DOORS }),
  );
  await take(browser, usual, { person: leader }, async (page) => ({
    ...(await deskScreens(page, url)),
    ...(await furtherScreens(page, url)),
  }));
  await take(browser, usual, { person: taster, isTaster: true }, () =>
    Promise.resolve(BOOTH_SCREENS),
  );
  const desk = await openDesk(url, leader);
  const steps = await furnishSteps(url, desk, { ...taster, id: usual.taster });
  const world = { ...usual, facts: { ...usual.facts, ...steps } };
  await take(browser, world, { person: taster, isTaster: true }, () =>
    Promise.resolve(
      Object.fromEntries(
        STEPS.map((name) => [name, addressIn({ ...world, url: '' }, GALLERY[name]?.address ?? '')]),
      ),
    ),
  );
} finally {
  await browser.close();
  await product.stop();
}
await writeFile(join(DOCS, 'screens.md'), screensPage());
// The sockets of the desk without a window would keep the process up.
process.exit();
