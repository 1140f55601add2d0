import type { Page, Request } from 'playwright-core';

/** The router of the page, which its library keeps under this name. */
declare const __TSR_ROUTER__: {
  readonly state: { readonly status: string };
  navigate(to: { readonly href: string }): Promise<void>;
};

/** How many requests of a page have not been answered yet. */
export type Requests = { readonly pending: () => number };

/** Counts the requests of a page from now on. */
export function followRequests(page: Page): Requests {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    // A document that takes the place of another leaves what that one asked for.
    if (request.isNavigationRequest()) pending.clear();
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return { pending: () => pending.size };
}

/**
 * Goes to an address as a link within the page does; a page that is not the product's yet is loaded. Resolves when the
 * screen has all that it shows.
 */
export async function navigate(page: Page, address: string, requests: Requests): Promise<void> {
  const { origin, pathname, search } = new URL(address);
  if (new URL(page.url()).origin === origin) await page.evaluate(goTo, `${pathname}${search}`);
  else await page.goto(address);
  await page.locator('h1').first().waitFor();
  await isComplete(page, requests);
}

/** In the page: has its router go there, and waits until it has. */
const goTo = (href: string): Promise<void> => __TSR_ROUTER__.navigate({ href });

/** How long a screen may take to show all that it has, in ms. */
const LONGEST = 20_000;

/** Resolves when nothing that the page asked for is awaited and nothing on it stands for what is to come, over two frames. */
export async function isComplete(page: Page, requests: Requests): Promise<void> {
  const latest = Date.now() + LONGEST;
  for (;;) {
    const isQuiet = await page.evaluate(isStill);
    if (isQuiet && requests.pending() === 0) return;
    if (Date.now() > latest)
      throw new Error(`${page.url()} is not complete: ${requests.pending()} requests are pending`);
  }
}

/** In the page: whether it has no placeholder, and its router is at rest, in two frames that follow. */
async function isStill(): Promise<boolean> {
  for (const _ of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted));
  return (
    __TSR_ROUTER__.state.status === 'idle' && document.querySelector('[data-skeleton]') === null
  );
}
