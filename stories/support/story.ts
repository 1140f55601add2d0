import type { Browser } from 'playwright-core';
import { test as plain } from 'vitest';
import { startBrowser } from './browser.ts';
import { type Demonstration, startDemonstration } from './demonstration.ts';
import { PANELS, type Product, startProduct } from './product.ts';
import { type Desk, openDesk } from './served-session.ts';
import { storyLeader } from './story-panels.ts';

/**
 * The test function of stories. A test names what it needs in its first parameter:
 *
 * - `browser`: a running Chromium that all stories of a worker share. Contexts that a file leaves
 *   open are closed after it.
 * - `product`: a running server that all stories of a worker share. A story may kill it and start
 *   it again.
 * - `desk`: the leader of a panel that no other story uses. Row-level security isolates panels.
 * - `demonstration`: a server with the demonstration panel that stories share and only read.
 * - `ownDemonstration`: the same for one file alone, for stories that change it.
 * - `firstStart`: a server of this file alone, on which no panel was founded yet.
 */
export const test = plain
  .extend('sharedBrowser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await startBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend(
    'browser',
    { scope: 'file' },
    async ({ sharedBrowser }, { onCleanup }): Promise<Browser> => {
      onCleanup(async () => {
        await Promise.all(sharedBrowser.contexts().map((context) => context.close()));
      });
      return sharedBrowser;
    },
  )
  .extend('panels', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const product = await startProduct(PANELS);
    onCleanup(() => product.stop());
    let taken = 0;
    return {
      product,
      /** The leader of the next unused panel. */
      async next(): Promise<Desk> {
        taken += 1;
        return openDesk(product.url, storyLeader(taken));
      },
    };
  })
  .extend('product', { scope: 'file' }, async ({ panels }): Promise<Product> => {
    // The story before may have failed while the server was down.
    if (!panels.product.isRunning()) await panels.product.startAgain();
    return panels.product;
  })
  .extend('desk', { scope: 'file' }, async ({ product: _running, panels }) => panels.next())
  .extend(
    'demonstration',
    { scope: 'worker' },
    async ({}, { onCleanup }): Promise<Demonstration> => {
      const demonstration = await startDemonstration();
      onCleanup(() => demonstration.stop());
      return demonstration;
    },
  )
  .extend(
    'ownDemonstration',
    { scope: 'file' },
    async ({}, { onCleanup }): Promise<Demonstration> => {
      const demonstration = await startDemonstration();
      onCleanup(() => demonstration.stop());
      return demonstration;
    },
  )
  .extend('firstStart', { scope: 'file' }, async ({}, { onCleanup }): Promise<Product> => {
    const product = await startProduct();
    onCleanup(() => product.stop());
    return product;
  });
