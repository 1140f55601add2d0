import type { Page } from 'playwright-core';

/** What a page of the booth bears that has just come. */
const JUST_OPENED = 'html[data-just-opened]';

/** Waits until a page of the booth that has just come was there long enough to be seen: before, it takes no act (BTH-16). */
export const waitUntilSeen = (page: Page): Promise<void> =>
  page.locator('html:not([data-just-opened])').waitFor({ state: 'attached' });

/** From now on every act on a part of the page waits until a screen of the booth was seen; keys and places on the page do not. */
export async function actOnceSeen(page: Page): Promise<void> {
  // What it waits for is that the mark is gone.
  await page.addLocatorHandler(page.locator(JUST_OPENED), async () => {});
}
