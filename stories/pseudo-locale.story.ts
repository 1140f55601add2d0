import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHECKED_SCREENS, WORDED_STEPS } from '../tools/gallery/checked-screens.ts';
import { steppedWorld } from './every-screen/checked-world.ts';
import { linesOf, PEOPLE } from './every-screen/visit-screens.ts';
import { wordsOfScreens } from './every-screen/words-of-screens.ts';
import type { World } from './gallery/world.ts';
import { startBrowser } from './support/browser.ts';
import { type Demonstration, startDemonstration } from './support/demonstration.ts';

let browser: Browser;
let product: Demonstration;
let world: World;
beforeAll(async () => {
  browser = await startBrowser();
  product = await startDemonstration();
  world = await steppedWorld(product);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** The screens that every run of the tests reads; `npm run every-screen` reads them all. */
const names = Object.entries({ ...CHECKED_SCREENS, ...WORDED_STEPS })
  .filter(([, { inSuite }]) => inSuite !== undefined)
  .map(([name]) => name);

test.each(PEOPLE)('SCR-3 every word on the screens of %s is translated', async (who) => {
  const usernames = product.accounts.map(({ username }) => username);
  const found = await wordsOfScreens(browser, world, { who, names, usernames });
  expect(linesOf(found)).toEqual([]);
});
