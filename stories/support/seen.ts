import type { Page } from 'playwright-core';

/** Resolves when a page of the booth that has just come was there long enough to be seen: before, it takes no act (BTH-16). */
export const seen = (page: Page): Promise<void> =>
  page.locator('html:not([data-just-opened])').waitFor({ state: 'attached' });
