import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { isPrepared, SOON } from './booth-offline/is-prepared.ts';
import { ANSWERS, REST } from './booth-offline/sheet-answers.ts';
import { axeFindings } from './support/axe-findings.ts';
import { openFor } from './support/browser.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/story.ts';
import {
  answer,
  calibrate,
  codeField,
  nextCode,
  openTray,
  saysStored,
  signSheet,
  startGlass,
} from './support/taste.ts';
import { waitUntilSeen } from './support/wait-until-seen.ts';

/** Whether the browser can store anything. */
const takes = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('tried', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('tried');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('not opened'));
    }).catch(() => null);
    if (database === null) return false;
    const transaction = database.transaction('tried', 'readwrite', { durability: 'strict' });
    transaction.objectStore('tried').put('a mark', 1);
    const isTaken = await new Promise<boolean>((resolve) => {
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => resolve(false);
    });
    database.close();
    return isTaken;
  });

/** Waits until the browser goes by a new quota: it may go by the former for half a minute. */
const isFull = (page: Page) =>
  vi.waitFor(async () => expect(await takes(page)).toBe(false), {
    timeout: 60_000,
    interval: 1_000,
  });

test('BTH-36 BTH-66 BTH-41 BTH-74 the page of the device says whether the browser keeps what is ours and how much room is left; of an almost full device one is told before anything is lost; marks that a full one refuses are told, stay on the screen, reach the server, and are on the device when there is room', async ({
  browser,
  product,
  desk,
}) => {
  const taster = await desk.taster('T45', 'Noa');
  const oils = [await desk.sample('R-1'), await desk.sample('R-2')];
  const session = await desk.show(oils, [taster.id], 0);
  const tablet = await openFor(browser, { keepsPage: true });
  const { page } = tablet;
  await signIn(page, product.url, taster);
  await page.waitForURL('**/intra/calibration*');
  const said = (term: string) => page.locator('main li').filter({ hasText: term });
  await said('Kept even when the disk is full').waitFor();
  const [isPersisted, room] = await page.evaluate(async () => [
    await navigator.storage.persisted(),
    await navigator.storage.estimate().then(({ quota, usage }) => (quota ?? 0) - (usage ?? 0)),
  ]);
  const kept = await said('Kept even when the disk is full').textContent();
  expect(kept).toMatch(isPersisted ? /full\s*granted$/ : /full\s*not granted$/);
  expect(await said('Room left').textContent()).toMatch(
    Number(room) >= 1e9 ? /left\s*[\d,]+\.\d\sGB$/ : /left\s*\d+\sMB$/,
  );
  await calibrate(page);
  await openTray(page, session);

  // Almost full: one is told, and what was marked is there after a reload offline.
  await startGlass(page, await nextCode(page), '4');
  await answer(page, ANSWERS, ['fusty', 'musty']);
  const full = page.getByRole('button', { name: /This device is almost full/ });
  expect(await full.count()).toBe(0);
  // The offline copy of the page is complete before the free space is compared with the used space.
  await isPrepared(page, 1);
  const cdp = await page.context().newCDPSession(page);
  const quota = (quotaSize?: number) =>
    cdp.send('Storage.overrideQuotaForOrigin', {
      origin: product.url,
      ...(quotaSize === undefined ? {} : { quotaSize }),
    });
  const usage = () => page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await quota((await usage()) + 500_000);
  await full.waitFor();
  await answer(page, ANSWERS, REST);
  await page.locator('[data-step=device][data-true]').first().waitFor();
  await tablet.setOffline(true);
  await page.reload();
  await page.locator('#row-pungent [data-mark]').waitFor();
  await waitUntilSeen(page);
  await quota();
  await tablet.setOffline(false);
  await vi.waitFor(async () => expect(await saysStored(page)).toBe(true), SOON);
  await signSheet(page);
  await codeField(page).waitFor();

  // Full in the middle of the next glass.
  await startGlass(page, await nextCode(page), '4');
  await answer(page, ANSWERS, ['fusty', 'musty']);
  await vi.waitFor(async () => expect(await saysStored(page)).toBe(true), SOON);
  // Well below the used space, so that the browser's own cleaning does not free enough.
  await quota(Math.floor((await usage()) / 2));
  await isFull(page);
  const onDevice = page.locator('[data-step=device][data-true]').first();
  const onScreenOnly = page.getByRole('button', {
    name: /Your last marks are on this screen only/,
  });

  // Offline, on a full device: the user is notified, and the marks are still on the screen.
  await tablet.setOffline(true);
  await answer(page, ANSWERS, ['winey']);
  await onScreenOnly.waitFor();
  await answer(page, ANSWERS, ['frostbitten', 'rancid', 'other']);
  expect(await onDevice.count()).toBe(0);
  expect(await page.getByText('Your marks are kept').count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);

  // Back online, the server stores them, although the device still rejects them.
  await tablet.setOffline(false);
  await vi.waitFor(async () => expect(await saysStored(page)).toBe(true), SOON);
  await onScreenOnly.waitFor({ state: 'detached' });
  expect(await onDevice.count()).toBe(0);

  // Rejected again; then there is space: they are stored on the device by themselves, and survive a
  // reload.
  await tablet.setOffline(true);
  await answer(page, ANSWERS, ['fruity']);
  await onScreenOnly.waitFor();
  await answer(page, ANSWERS, ['bitter', 'pungent']);
  const last = ['musty', 'fruity', 'bitter', 'pungent'];
  const marked = (attribute: string) => page.locator(`#row-${attribute} [data-mark]`).waitFor();
  for (const attribute of last) await marked(attribute);
  await quota();
  await onDevice.waitFor(SOON);
  await onScreenOnly.waitFor({ state: 'detached' });
  await page.reload();
  for (const attribute of last) await marked(attribute);
  await tablet.setOffline(false);
  await vi.waitFor(async () => expect(await saysStored(page)).toBe(true), SOON);
  expect(tablet.errors).toEqual([]);
  await tablet.close();
});
