import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium, findWholeChromium } from '../../tools/find-chromium.ts';
import { actOnceSeen } from './wait-until-seen.ts';

/** Starts a real headless Chromium, with the additional flags of a story. */
export const startBrowser = async (...flags: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS, ...flags] });

/** A person's own browser: separate cookies and storage, and every error of its page. */
export type PersonsBrowser = {
  readonly page: Page;
  /** What the page threw or logged as an error. */
  readonly errors: readonly string[];
  setOffline(offline: boolean): Promise<void>;
  close(): Promise<void>;
};

/** The options of a person's browser. */
type BrowserOptions = BrowserContextOptions & {
  /**
   * Whether it stores the page for offline use (service worker), as every browser does except in
   * private windows. It is off by default: to store the whole page takes longer than most stories.
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

/** Runs in the page: rejects the service worker, as a private window does (PWA-1). */
function keepNoPage(): void {
  if (!('serviceWorker' in navigator)) return;
  Object.defineProperty(ServiceWorkerContainer.prototype, 'register', {
    value: () => Promise.reject(new DOMException('The page is not kept here.', 'SecurityError')),
  });
}

/**
 * Opens a browser with a profile folder. Its data is on that disk, and is there when it is opened
 * again.
 */
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
  // A machine of two cores may run ten of these at once.
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
