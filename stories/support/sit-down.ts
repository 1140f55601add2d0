import type { Browser } from 'playwright-core';
import { expect, vi } from 'vitest';
import { openFor, type PersonsBrowser } from './browser.ts';
import { type Person, signIn } from './sign-in.ts';
import { calibrate, openTray, saysStored } from './taste.ts';

/** A browser, and the address of the product. */
type Place = { readonly browser: Browser; readonly url: string };

/** Signs a taster in on a calibrated device, and shows the list of evaluations. */
async function arrive({ browser, url }: Place, taster: Person): Promise<PersonsBrowser> {
  const opened = await openFor(browser);
  await signIn(opened.page, url, taster);
  await calibrate(opened.page);
  return opened;
}

/** Signs a taster in on a calibrated device, and opens a tray. */
export async function sitDown(
  place: Place,
  taster: Person,
  session: number,
): Promise<PersonsBrowser> {
  const opened = await arrive(place, taster);
  await openTray(opened.page, session);
  return opened;
}

/** Opens another device of a taster whose sheet is open; it shows that sheet at once. */
export async function joinIn(
  place: Place,
  taster: Person,
  session: number,
): Promise<PersonsBrowser> {
  const opened = await arrive(place, taster);
  await opened.page.locator(`a[href="/intra/profilesheet/${session}"]`).first().click();
  return opened;
}

/** Waits until a device shows that its sheet is stored. */
export const isStored = ({ page }: PersonsBrowser) =>
  vi.waitFor(async () => expect(await saysStored(page)).toBe(true), { timeout: 20_000 });
