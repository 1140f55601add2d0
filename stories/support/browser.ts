import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium, findWholeChromium } from '../../tools/find-chromium.ts';
import { actOnceSeen } from './wait-until-seen.ts';

/** Starts a real Chromium, without a window; with further flags where a story is about them. */
export const startBrowser = async (...flags: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS, ...flags] });

/** A person's own browser: separate cookies and storage, and every error of the page kept. */
export type PersonsBrowser = {
  readonly page: Page;
  /** What the page threw or logged as an error. */
  readonly errors: readonly string[];
  setOffline(offline: boolean): Promise<void>;
  close(): Promise<void>;
};

/** How a browser is. */
type BrowserOptions = BrowserContextOptions & {
  /**
   * Whether it keeps the page for the time without a network, as every browser does that is not in a private window. A
   * story opens a page without a network only where it says so: to bring all of it onto a device costs more than what a
   * person then does with it.
   */
  readonly keepsPage?: boolean;
};

/** Opens a browser for one person. */
export async function openFor(
  browser: Browser,
  { keepsPage = false, ...options }: BrowserOptions = {},
): Promise<PersonsBrowser> {
  const context = await browser.newContext({ ...USUAL, ...options });
  if (!keepsPage) await context.addInitScript(keepNoPage);
  return watched(context, await context.newPage());
}

/** PWA-1: in the page: it is refused to keep it, as in a private window. */
function keepNoPage(): void {
  if (!('serviceWorker' in navigator)) return;
  Object.defineProperty(ServiceWorkerContainer.prototype, 'register', {
    value: () => Promise.reject(new DOMException('The page is not kept here.', 'SecurityError')),
  });
}

/** Opens a browser on a profile that is a folder: what it keeps is on that disk, and there when it is opened again. */
export async function openProfile(folder: string): Promise<PersonsBrowser> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await findWholeChromium(),
    args: [...CHROMIUM_FLAGS],
    ...USUAL,
  });
  return watched(context, context.pages()[0] ?? (await context.newPage()));
}

const USUAL = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' } as const;

async function watched(context: BrowserContext, page: Page): Promise<PersonsBrowser> {
  // A machine of two cores runs ten of these at once.
  context.setDefaultTimeout(90_000);
  await actOnceSeen(page);
  const errors: string[] = [];
  page.on('pageerror', (problem) => errors.push(problem.message));
  return {
    page,
    errors,
    setOffline: (offline) => context.setOffline(offline),
    close: () => context.close(),
  };
}
