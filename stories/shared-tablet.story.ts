import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { isOfScreen } from '../web/booth/calibration/calibration-store.ts';
import { DURABLE } from '../web/parts/durable/durable-storage.ts';
import { openFor, openProfile } from './support/browser.ts';
import { durableKeys } from './support/durable-keys.ts';
import { foundOnDisk } from './support/read-disk.ts';
import { signIn } from './support/sign-in.ts';
import { openTrayQuietly } from './support/sit-down.ts';
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

let profile: string;
beforeAll(async () => {
  profile = await mkdtemp(join(tmpdir(), 'verdial-profile-'));
});
afterAll(async () => {
  await rm(profile, { recursive: true, force: true });
});

const ANSWERS = {
  fusty: 31,
  musty: 0,
  winey: 0,
  frostbitten: 0,
  rancid: 0,
  other: 0,
  fruity: 47,
  bitter: 22,
  pungent: 63,
};

const SOON = { timeout: 20_000 };

const signOut = async (page: Page) => {
  // In the booth, the sign-out button is next to the list of the own evaluations.
  if (page.url().includes('profilesheet')) {
    await page.goto(new URL('/intra/evaluations', page.url()).href);
    await page.locator('h1').waitFor();
  }
  // The desk has the choice of language before the account.
  const menus = page.locator('header button[aria-haspopup]');
  const isDesk = (await page.getByRole('button', { name: /: account$/ }).count()) > 0;
  await (isDesk ? page.getByRole('button', { name: /: account$/ }) : menus.first()).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(/\/login/);
};
/** The databases of this page's device. */
const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));

/**
 * Checks that the device stores no data of an account: of what survives a kill (BTH-39),
 * calibration and screen name stay.
 */
const holdsNothing = (page: Page) =>
  vi.waitFor(async () => {
    expect((await databases(page)).filter((name) => name !== DURABLE)).toEqual([]);
    expect((await durableKeys(page)).filter((key) => !isOfScreen(key))).toEqual([]);
  }, SOON);

/** BTH-33: data for offline sign-in is deleted with the credentials, and then nothing is stored. */
async function resetsToNothing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reset credentials' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset credentials' }).click();
  await page.getByText('This device remembers nobody').waitFor();
  await holdsNothing(page);
}

/**
 * Everything that a page of this device can read: databases, storage and the cache, as one text.
 */
const readable = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    const bytes = (_: string, value: unknown) =>
      value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value;
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('not read'));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
        });
        texts.push(JSON.stringify(rows, bytes));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return texts.join('\n');
  });

/** The addresses whose responses the device caches. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return kept.flat().map(({ url }) => url);
  });

/** Whether the open sheet is stored by the server. */
const isStored = (page: Page) =>
  vi.waitFor(async () => expect(await saysStored(page)).toBe(true), SOON);

test('SYN-10 after a leader and a taster on one browser its disk holds no sample, replicate, other taster or figure, and what the taster marked is in no clear word', async ({
  browser,
  product,
  desk,
}) => {
  const { url } = product;
  const [own, other] = [await desk.taster('TX1', 'Watched'), await desk.taster('QZ7', 'Philomena')];
  const samples = [await desk.sample('SECRETOIL-1'), await desk.sample('SECRETOIL-2')];
  const session = await desk.show(samples, [own.id, other.id], 0);
  const neighbour = await openFor(browser);
  neighbour.page.setDefaultTimeout(20_000);
  await openTrayQuietly(neighbour.page, url, other, session);
  await startGlass(neighbour.page, await nextCode(neighbour.page), '4');
  await answer(neighbour.page, ANSWERS);
  await signSheet(neighbour.page, 'NEIGHBOURSWORD');
  await codeField(neighbour.page).waitFor();
  await isStored(neighbour.page);

  const first = await openProfile(profile);
  await signIn(first.page, url, desk.person);
  await first.page.goto(`${url}/intra/sessions/${session}`);
  await first.page.getByText('SECRETOIL-2').first().waitFor();
  await first.page.goto(`${url}/intra/tastersevaluation/${session}`);
  await first.page.getByText('Philomena').first().waitFor();
  await first.page.getByText('SECRETOIL-2').first().waitFor();
  await vi.waitFor(async () => expect(await databases(first.page)).not.toEqual([]), SOON);
  // A desk screen without documents: plan and board are closed.
  await first.page.goto(`${url}/intra/panels`);
  await first.page.locator('h1').waitFor();
  await signOut(first.page);
  await first.close();

  const second = await openProfile(profile);
  await signIn(second.page, url, own);
  await calibrate(second.page);
  await openTray(second.page, session);
  await startGlass(second.page, await nextCode(second.page), '4');
  await answer(second.page, ANSWERS);
  await signSheet(second.page, 'OWNWORD');
  await codeField(second.page).waitFor();
  await startGlass(second.page, await nextCode(second.page), '4');
  await answer(second.page, ANSWERS);
  await isStored(second.page);
  await second.page.evaluate(() => localStorage.setItem('control', 'CONTROLWORD'));
  await second.close();

  const secrets = ['SECRETOIL', ...samples, other.id, 'Philomena', 'NEIGHBOURSWORD'];
  expect(await foundOnDisk(profile, ['CONTROLWORD'])).toHaveLength(1);
  expect(await foundOnDisk(profile, [...secrets, 'OWNWORD'])).toEqual([]);

  const third = await openProfile(profile);
  await signIn(third.page, url, own);
  await third.page.goto(`${url}/intra/profilesheet/${session}`);
  await third.page.locator('#row-pungent [data-mark]').waitFor();
  const { deviceKey } = await third.page.evaluate(async () => (await fetch('/api/me')).json());
  expect(await readable(third.page)).toContain(deviceKey);
  await signOut(third.page);
  await signIn(third.page, url, other);
  await third.page.evaluate(async () => {
    await (await caches.open('control')).put('/control', new Response('CACHEDWORD'));
  });
  const left = await readable(third.page);
  expect(left).toContain('CACHEDWORD');
  for (const word of [...secrets.slice(0, 3), 'OWNWORD', deviceKey])
    expect(left).not.toContain(word);
  const addresses = await keptAddresses(third.page);
  expect(addresses.filter((address) => address.includes('/api/'))).toEqual([]);
  expect(addresses.length).toBeGreaterThan(1);
  await third.page.evaluate(() => caches.delete('control'));
  await signOut(third.page);
  await resetsToNothing(third.page);
  await third.close();
  await neighbour.close();
});

test('SYN-11, SYN-71 what a taster marked without a network and nobody stored waits, in no clear word, through the sign-in of another, for its own', async ({
  browser,
  product,
  desk,
}) => {
  const { url } = product;
  const [ana, luis] = [await desk.taster('T01', 'Ana'), await desk.taster('T02', 'Luis')];
  const session = await desk.show([await desk.sample('S-1')], [ana.id, luis.id], 0);
  const tablet = await openFor(browser, { keepsPage: true });
  const { page } = tablet;
  page.setDefaultTimeout(20_000);
  await signIn(page, url, ana);
  await calibrate(page);
  await openTray(page, session);
  await startGlass(page, await nextCode(page), '4');
  await answer(page, ANSWERS, ['fusty', 'musty']);
  await isStored(page);
  // The server is unreachable, and the session expires meanwhile.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await tablet.setOffline(true);
  await answer(page, ANSWERS, ['bitter', 'pungent']);
  expect(await saysStored(page)).toBe(false);
  await page.reload();
  await page.locator('#row-pungent [data-mark]').waitFor();
  await page.context().clearCookies();
  await tablet.setOffline(false);
  await signIn(page, url, luis);
  await page.getByRole('link', { name: /./ }).first().waitFor();
  const kept = await databases(page);
  // The storage quota is tested without data of any account (BTH-36).
  expect(kept.filter((name) => !/kept|^verdial-(probe|durable)$/.test(name))).toEqual([]);
  await signOut(page);
  expect(await page.evaluate(() => localStorage.getItem('me'))).toBeNull();

  await signIn(page, url, ana);
  await page.locator(`a[href="/intra/profilesheet/${session}"]`).first().click();
  await page.locator('#row-pungent [data-mark]').waitFor();
  await isStored(page);
  await signOut(page);
  await resetsToNothing(page);
  expect(tablet.errors).toEqual([]);
  await tablet.close();
});

test('ACC-12 ACC-74 a plain sign-in leads straight to the start page; reset, the device knows nobody and says so', async ({
  browser,
  product,
  desk,
}) => {
  const person = await desk.taster('RC1', 'Remedios');
  const { page, close } = await openFor(browser);
  await page.goto(`${product.url}/login`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('Check the form: 2 fields need attention').waitFor();
  await page.locator('#username').fill(person.username);
  await page.locator('#password').fill(person.password);
  await page.getByText('Remember me on this device').click();
  await page.locator('#password').press('Enter');
  await page.waitForURL(({ pathname }) => pathname.startsWith('/intra/'));

  await page.goto(`${product.url}/login`);
  await page.getByRole('button', { name: 'Reset credentials' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset credentials' }).click();
  await page.getByText('This device remembers nobody').waitFor();
  expect(await page.locator('#username').inputValue()).toBe('');
  expect((await page.request.get(`${product.url}/api/me`)).status()).toBe(401);
  expect(await page.evaluate(() => localStorage.getItem('signinName'))).toBeNull();
  await holdsNothing(page);
  await page.goto(product.url);
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  await close();
});
