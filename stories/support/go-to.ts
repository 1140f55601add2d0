import type { Page } from 'playwright-core';

/** The router of the page, which the library exposes under this name. */
declare const __TSR_ROUTER__: {
  navigate(to: { readonly href: string }): Promise<void>;
};

/**
 * Goes to another address of the product in a page that shows it, as a link does, and waits until
 * that is done. A reload by `page.goto` takes a second of the processor, and is for stories that
 * need one.
 */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate(async (href) => {
    // A document is loaded a moment before its program runs.
    while (typeof __TSR_ROUTER__ === 'undefined')
      await new Promise((painted) => requestAnimationFrame(painted));
    await __TSR_ROUTER__.navigate({ href });
  }, path);
