import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';

/** The timeout of a story for what must happen by itself. */
export const SOON = { timeout: 30_000 };

/**
 * Waits until this device is prepared to work offline: it has the page (service worker) and the key
 * of each taster who signed in.
 */
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
