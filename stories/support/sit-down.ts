import type { Browser, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { deviceId, storeCalibration } from '../../web/booth/calibration/calibration-store.ts';
import { openFor, type PersonsBrowser } from './browser.ts';
import { type Person, signInQuietly } from './sign-in.ts';
import { codeField, saysStored } from './taste.ts';

/** A browser, and the address of the product. */
type Place = { readonly browser: Browser; readonly url: string };

/**
 * Signs a taster in on a calibrated device by request, and opens the page at the given path. For
 * stories that are about neither the sign-in nor the calibration. The device has no key to sign in
 * offline, which costs a second of the processor: stories that need it use `signIn` (BTH-31).
 */
export async function arriveQuietly(
  page: Page,
  url: string,
  taster: Person,
  path: string,
): Promise<void> {
  // An address of the server without a page, where the storage of this device can be written before
  // the page reads it.
  await signInQuietly(page, url, taster, '/health');
  const [display, window, pixelRatio] = await page.evaluate(
    () =>
      [[screen.width, screen.height], [innerWidth, innerHeight], devicePixelRatio] as [
        [number, number],
        [number, number],
        number,
      ],
  );
  const entries: [string, string][] = [];
  const store = {
    getItem: () => null,
    setItem: (key: string, text: string) => void entries.push([key, text]),
  };
  // By it a device knows which sheets were taken up on another.
  const device = deviceId(store, 'booth of the story');
  const at = new Date().toISOString();
  storeCalibration(store, { pixelsPerMm: 96 / 25.4, pixelRatio, display, window, device, at });
  await page.evaluate((texts) => {
    for (const [key, text] of texts) localStorage.setItem(key, text);
  }, entries);
  await page.goto(`${url}${path}`);
}

/** Opens the tray of a taster on a calibrated device, quietly. */
export async function openTrayQuietly(
  page: Page,
  url: string,
  taster: Person,
  session: number,
): Promise<void> {
  await arriveQuietly(page, url, taster, `/intra/profilesheet/${session}`);
  await codeField(page).waitFor();
}

/** Opens a browser with the tray of a taster on a calibrated device. */
export async function sitDown(
  { browser, url }: Place,
  taster: Person,
  session: number,
): Promise<PersonsBrowser> {
  const opened = await openFor(browser);
  await openTrayQuietly(opened.page, url, taster, session);
  return opened;
}

/** Waits until a device shows that its sheet is stored. */
export const isStored = ({ page }: PersonsBrowser) =>
  vi.waitFor(async () => expect(await saysStored(page)).toBe(true), { timeout: 20_000 });
