import type { Browser } from 'playwright-core';
import { standing } from '../../tools/gallery/checked-screens.ts';
import { addressIn, type World } from '../gallery/pictured-world.ts';
import { openFor } from '../support/browser.ts';
import { signIn } from '../support/sign-in.ts';
import { resizer, roomFindings, SCREEN, WINDOW } from './layout-findings.ts';
import { followRequests, isComplete, navigate } from './navigate.ts';
import type { Findings } from './visit-screens.ts';

/** The screens with the narrowest tables. */
const TIGHT = ['plan', 'board', 'sessions', 'samples', 'acceptance'] as const;

/**
 * Checks the narrowest screens in each of these languages. Returns the text that has no room, by
 * `screen in language`.
 */
export async function roomInLanguages(
  browser: Browser,
  world: World,
  languages: readonly string[],
): Promise<Findings> {
  const { page, close } = await openFor(browser, { reducedMotion: 'reduce', viewport: SCREEN });
  const resize = resizer(await page.context().newCDPSession(page));
  const requests = followRequests(page);
  const { leader } = world.people;
  if (leader === null) throw new Error('nobody to sign in');
  await signIn(page, world.url, leader);
  const found = new Map<string, readonly string[]>();
  for (const language of languages) {
    await page.evaluate((chosen) => localStorage.setItem('isoLang', chosen), language);
    await page.reload();
    await page.locator('h1').first().waitFor();
    await isComplete(page, requests);
    for (const name of TIGHT) {
      await resize(WINDOW);
      const path = standing(name).address;
      await navigate(page, addressIn(world, path), requests);
      found.set(`${name} in ${language}`, await roomFindings(name, { page, path, resize }));
    }
  }
  await close();
  return found;
}
