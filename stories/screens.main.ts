import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openFor, startBrowser } from './support/browser.ts';
import { startProduct } from './support/product.ts';
import { BOOTH_SCREENS, DOOR_SCREENS, deskScreens } from './support/screens.ts';
import { exploreDemonstration } from './support/set-up.ts';
import { type Person, signIn } from './support/sign-in.ts';
import { calibrate } from './support/taste.ts';

/**
 * The screens of the demonstration in docs/images/screens: three widths, both themes, the desk's and the booth's; only those
 * that are named, where any is.
 */
const only = process.argv.slice(2);
const WIDTHS = [1440, 1024, 600] as const;
const THEMES = ['light', 'dark'] as const;
const FOLDER = join(import.meta.dirname, '../docs/images/screens');

/** Takes each screen in every width and theme, once it has what it shows. */
async function take(
  browser: Browser,
  url: string,
  { person, isTaster = false }: { readonly person: Person | null; readonly isTaster?: boolean },
  screensOf: (page: Page) => Promise<Readonly<Record<string, string>>>,
): Promise<void> {
  const { page, close } = await openFor(browser, {
    viewport: { width: WIDTHS[0], height: 900 },
    // A colour that is still on its way to the other theme is in no picture.
    reducedMotion: 'reduce',
  });
  if (person !== null) await signIn(page, url, person);
  if (isTaster) await calibrate(page);
  for (const [name, path] of Object.entries(await screensOf(page))) {
    if (only.length > 0 && !only.includes(name)) continue;
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${url}${path}`);
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        const file = join(FOLDER, `${name}-${width}-${theme}.jpg`);
        await page.screenshot({ path: file, type: 'jpeg', quality: 60 });
      }
    }
    process.stdout.write(`${name}\n`);
  }
  await close();
}

await mkdir(FOLDER, { recursive: true });
const product = await startProduct();
const browser = await startBrowser();
try {
  const first = await openFor(browser);
  const accounts = await exploreDemonstration(first.page, product.url);
  await first.close();
  const leader = accounts.find(({ role }) => role === 'Panel leader');
  const taster = accounts.find(({ role }) => role === 'Taster');
  if (leader === undefined || taster === undefined) throw new Error('nobody to sign in');
  await take(browser, product.url, { person: null }, () => Promise.resolve(DOOR_SCREENS));
  await take(browser, product.url, { person: leader }, (page) => deskScreens(page, product.url));
  await take(browser, product.url, { person: taster, isTaster: true }, () =>
    Promise.resolve(BOOTH_SCREENS),
  );
} finally {
  await browser.close();
  await product.stop();
}
