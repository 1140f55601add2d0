import type { Browser } from 'playwright-core';
import { expect, vi } from 'vitest';
import { openFor, type PersonsBrowser } from './browser.ts';
import { type Person, signIn } from './sign-in.ts';
import { calibrate, openTray, saysStored } from './taste.ts';

/** A browser, and where the product is. */
type Place = { readonly browser: Browser; readonly url: string };

/** A taster with a device that is measured, at the list of evaluations. */
async function arrive({ browser, url }: Place, taster: Person): Promise<PersonsBrowser> {
  const opened = await openFor(browser);
  await signIn(opened.page, url, taster);
  await calibrate(opened.page);
  return opened;
}

/** A taster with a device that is measured, before a tray. */
export async function sitDown(
  place: Place,
  taster: Person,
  session: number,
): Promise<PersonsBrowser> {
  const opened = await arrive(place, taster);
  await openTray(opened.page, session);
  return opened;
}

/** Another device of a taster whose sheet is open: it stands there at once. */
export async function joinIn(
  place: Place,
  taster: Person,
  session: number,
): Promise<PersonsBrowser> {
  const opened = await arrive(place, taster);
  await opened.page.locator(`a[href="/intra/profilesheet/${session}"]`).first().click();
  return opened;
}

/** Waits until a device says that its sheet is stored. */
export const isStored = ({ page }: PersonsBrowser) =>
  vi.waitFor(async () => expect(await saysStored(page)).toBe(true), { timeout: 20_000 });
