import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { ANSWERS, REST } from './booth-offline/answers.ts';
import { isPrepared, SOON } from './booth-offline/is-prepared.ts';
import { axeFindings } from './support/axe-findings.ts';
import { openFor } from './support/browser.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { answer, calibrate, nextCode, openTray, saysStored, startGlass } from './support/taste.ts';
import { waitUntilSeen } from './support/wait-until-seen.ts';

test('BTH-36 the page of the device says what the browser answered when it was asked to keep what is ours, and how much room is left', async ({
  browser,
  product,
  desk,
}) => {
  const taster = await desk.taster('T48', 'Sara');
  const tablet = await openFor(browser);
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
  expect(tablet.errors).toEqual([]);
  await tablet.close();
});

test('BTH-36 BTH-66 a device that is almost full is told of before anything is lost, and what was marked is there', async ({
  browser,
  product,
  desk,
}) => {
  const taster = await desk.taster('T45', 'Noa');
  const session = await desk.show([await desk.sample('R-1')], [taster.id], 0);
  const tablet = await openFor(browser, { keepsPage: true });
  const { page } = tablet;
  await signIn(page, product.url, taster);
  await calibrate(page);
  await openTray(page, session);
  await startGlass(page, await nextCode(page), '4');
  await answer(page, ANSWERS, ['fusty', 'musty']);
  const full = page.getByRole('button', { name: /This device is almost full/ });
  expect(await full.count()).toBe(0);
  // The offline copy of the page is complete before the free space is compared with the used space.
  await isPrepared(page, 1);
  const cdp = await page.context().newCDPSession(page);
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  const quotaSize = used + 500_000;
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: product.url, quotaSize });
  await full.waitFor();
  await answer(page, ANSWERS, REST);
  await page.locator('[data-step=device][data-true]').first().waitFor();
  await tablet.setOffline(true);
  await page.reload();
  await page.locator('#row-pungent [data-mark]').waitFor();
  await waitUntilSeen(page);
  await tablet.close();
});

/** Whether the browser can store anything: for half a minute it goes by the former quota. */
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

test('BTH-41 BTH-74 marks that a full device refuses are told, stay on the screen, reach the server, and are on the device when there is room', async ({
  browser,
  product,
  desk,
}) => {
  const taster = await desk.taster('T47', 'Vera');
  const session = await desk.show([await desk.sample('R-2')], [taster.id], 0);
  const tablet = await openFor(browser, { keepsPage: true });
  const { page } = tablet;
  await signIn(page, product.url, taster);
  await calibrate(page);
  await openTray(page, session);
  await startGlass(page, await nextCode(page), '4');
  await answer(page, ANSWERS, ['fusty', 'musty']);
  await isPrepared(page, 1);
  await vi.waitFor(async () => expect(await saysStored(page)).toBe(true), SOON);
  const cdp = await page.context().newCDPSession(page);
  const quota = (quotaSize?: number) =>
    cdp.send('Storage.overrideQuotaForOrigin', {
      origin: product.url,
      ...(quotaSize === undefined ? {} : { quotaSize }),
    });
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  // Well below the used space, so that the browser's own cleaning does not free enough.
  await quota(Math.floor(used / 2));
  await vi.waitFor(async () => expect(await takes(page)).toBe(false), { timeout: 60_000 });
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
