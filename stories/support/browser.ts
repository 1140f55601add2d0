import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../tools/find-chromium.ts';

/** Starts a real Chromium, without a window. */
export const startBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });

/** A person's own browser: separate cookies and storage, and every error of the page kept. */
export type PersonsBrowser = {
  readonly page: Page;
  /** What the page threw or logged as an error. */
  readonly errors: readonly string[];
  setOffline(offline: boolean): Promise<void>;
  close(): Promise<void>;
};

/** Opens a browser for one person. */
export async function openFor(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<PersonsBrowser> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    ...options,
  });
  // A machine of two cores runs ten of these at once.
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (problem) => errors.push(problem.message));
  return {
    page,
    errors,
    setOffline: (offline) => context.setOffline(offline),
    close: () => context.close(),
  };
}
