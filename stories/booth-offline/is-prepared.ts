import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';

/** How long a story waits for what must come by itself. */
export const SOON = { timeout: 30_000 };

/** The page and the key of whoever signed in are on this device. */
export const isPrepared = (page: Page, tasters: number) =>
  vi.waitFor(async () => {
    const kept = await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const entries = Object.entries(localStorage).filter(([key]) => key.startsWith('offline|'));
      return entries.filter(
        ([, entry]) => entry.includes('"sealed"') && entry.includes('"session"'),
      );
    });
    expect(kept).toHaveLength(tasters);
  }, SOON);
