import type { Page } from 'playwright-core';

/** The selector of a booth page that has just opened. */
const JUST_OPENED = 'html[data-just-opened]';

/**
 * Waits until a booth page has been open long enough to be seen. Before that it ignores input
 * (BTH-16).
 */
export const waitUntilSeen = (page: Page): Promise<void> =>
  page.locator('html:not([data-just-opened])').waitFor({ state: 'attached' });

/**
 * Makes every action on an element wait until the booth screen was seen. Key presses and clicks by
 * coordinates do not wait.
 */
export async function actOnceSeen(page: Page): Promise<void> {
  // The handler does nothing: Playwright waits until the mark is gone.
  await page.addLocatorHandler(page.locator(JUST_OPENED), async () => {});
}
