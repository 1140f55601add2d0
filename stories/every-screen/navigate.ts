import type { Page, Request } from 'playwright-core';
import { goTo } from '../support/go-to.ts';

/** The router of the page, which the library exposes under this name. */
declare const __TSR_ROUTER__: {
  readonly state: { readonly status: string };
};

/** The number of pending requests of a page. */
export type Requests = { readonly pending: () => number };

/** Counts the requests of a page from now on. */
export function followRequests(page: Page): Requests {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    // A new document cancels the requests of the old one.
    if (request.isNavigationRequest()) pending.clear();
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return { pending: () => pending.size };
}

/**
 * Navigates to an address as a link within the page does; if the page is not loaded yet, it is.
 * Resolves when the screen shows everything.
 */
export async function navigate(page: Page, address: string, requests: Requests): Promise<void> {
  const { origin, pathname, search } = new URL(address);
  if (new URL(page.url()).origin === origin) await goTo(page, `${pathname}${search}`);
  else await page.goto(address);
  await page.locator('h1').first().waitFor();
  await isComplete(page, requests);
}

/** The timeout of a screen until it shows everything, in ms. */
const LONGEST = 20_000;

/** Resolves when no request is pending and no skeleton is shown, over two frames. */
export async function isComplete(page: Page, requests: Requests): Promise<void> {
  const latest = Date.now() + LONGEST;
  for (;;) {
    const isQuiet = await page.evaluate(isStill);
    if (isQuiet && requests.pending() === 0) return;
    if (Date.now() > latest)
      throw new Error(`${page.url()} is not complete: ${requests.pending()} requests are pending`);
  }
}

/**
 * Runs in the page: whether it has no skeleton and its router is idle, in two consecutive frames.
 */
async function isStill(): Promise<boolean> {
  for (const _ of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted));
  return (
    __TSR_ROUTER__.state.status === 'idle' && document.querySelector('[data-skeleton]') === null
  );
}
