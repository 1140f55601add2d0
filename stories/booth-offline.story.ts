import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { planName } from '../domain/documents/document-names.ts';
import { setPlanField } from '../domain/documents/session.document.ts';
import { parseSessionCode } from '../domain/words/ids.ts';
import { isPrepared, SOON } from './booth-offline/is-prepared.ts';
import { leave } from './booth-offline/leave.ts';
import { ANSWERS, REST } from './booth-offline/sheet-answers.ts';
import { axeFindings } from './support/axe-findings.ts';
import { openFor } from './support/browser.ts';
import { durableKeys } from './support/durable-keys.ts';
import { startKillable } from './support/killable-browser.ts';
import type { Desk } from './support/served-session.ts';
import { type Person, signIn } from './support/sign-in.ts';
import { test } from './support/story.ts';
import {
  answer,
  calibrate,
  codeField,
  nextCode,
  openTray,
  signSheet,
  startGlass,
} from './support/taste.ts';
import { beginPoints, pointsOf, typePoints } from './support/type-points.ts';
import { waitUntilSeen } from './support/wait-until-seen.ts';

let profile: string;
beforeAll(async () => {
  profile = await mkdtemp(join(tmpdir(), 'verdial-profile-'));
});
afterAll(async () => {
  await rm(profile, { recursive: true, force: true });
});

const POINTS = pointsOf(1);

const sheetsOf = (desk: Desk, session: number) => desk.get(`/api/sessions/${session}/sheets`);

async function signInHere(page: Page, { password }: Person): Promise<void> {
  await page.locator('#password').fill(password);
  await page.locator('#password').press('Enter');
}

/** How many documents stay on this device, encrypted for their owner's password (BTH-33). */
const stayingHere = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let count = 0;
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('verdial-kept|')) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('not opened'));
      });
      count += await new Promise<number>((resolve) => {
        const request = database.transaction('staying').objectStore('staying').count();
        request.onsuccess = () => resolve(request.result);
      });
      database.close();
    }
    return count;
  });

test('BTH-5 BTH-7 BTH-47 SYN-32 a whole session and a glass of a competition are tasted, signed and handed in without a network, the browser killed in the middle of a sheet of each, and arrive once', async ({
  product,
  desk,
}) => {
  const taster = await desk.taster('T40', 'Olivia');
  const oils = [await desk.sample('O-1'), await desk.sample('O-2')];
  const session = await desk.show(oils, [taster.id], 0);
  const prize = await desk.plan(oils.slice(0, 1), [taster.id], 0);
  const number = parseSessionCode(prize);
  if (number === null) throw new Error('no session');
  await desk.change(planName({ panel: desk.panel, session: number }), (doc) =>
    setPlanField(doc, 'sheet', 'award-100'),
  );
  await desk.command('show-session', { session: prize });
  const first = await startKillable(profile);
  await signIn(first.page, product.url, taster);
  await calibrate(first.page);
  await openTray(first.page, prize);
  await first.page.goto(`${product.url}/intra/profilesheet/${session}`);
  await codeField(first.page).waitFor();
  await isPrepared(first.page, 1);

  await product.kill();
  await startGlass(first.page, await nextCode(first.page), '4');
  await first.page.locator('header').getByText('Reconnecting, nothing is lost').waitFor();
  await answer(first.page, ANSWERS);
  await signSheet(first.page);
  await codeField(first.page).waitFor();
  await startGlass(first.page, await nextCode(first.page), '4');
  await answer(first.page, ANSWERS, ['fusty', 'musty']);
  await first.page.locator('[data-step=device][data-true]').first().waitFor();
  await first.kill();

  const second = await startKillable(profile);
  await second.page.goto(`${product.url}/intra/profilesheet/${session}`);
  await second.page.locator('#row-musty [data-mark]').waitFor();
  await answer(second.page, ANSWERS, REST);
  await signSheet(second.page);
  await second.page.getByText('All sheets are handed in').waitFor();
  await second.page.goto(`${product.url}/intra/profilesheet/${prize}`);
  await codeField(second.page).waitFor();
  await beginPoints(second.page);
  await typePoints(second.page, POINTS.slice(0, 6));
  await second.page.getByText('6 of 11 answered').first().waitFor();
  await second.page.locator('[data-step=device][data-true]').first().waitFor();
  await second.kill();

  const third = await startKillable(profile);
  await third.page.goto(`${product.url}/intra/profilesheet/${prize}`);
  await third.page.getByText('6 of 11 answered').first().waitFor();
  await waitUntilSeen(third.page);
  await typePoints(third.page, POINTS.slice(6));
  await signSheet(third.page);
  await third.page.getByText('All sheets are handed in').waitFor();

  await product.startAgain();
  // A session cookie ends with its browser: the sheets are on the device, and are sent after their
  // owner signs in.
  await third.page.locator('a[href^="/login?returnUrl="]').first().click();
  await third.page.locator('#username').fill(taster.username);
  await signInHere(third.page, taster);
  await vi.waitFor(async () => {
    expect(await sheetsOf(desk, session)).toEqual(
      oils.map(() => expect.objectContaining({ version: 1, valid: true, marks: ANSWERS })),
    );
  }, SOON);
  // Unsent updates of another session are sent without opening it.
  expect(new URL(third.page.url()).pathname).toBe(`/intra/profilesheet/${prize}`);
  await vi.waitFor(async () => {
    expect(await sheetsOf(desk, prize)).toEqual([
      expect.objectContaining({ version: 1, valid: true, points: Object.fromEntries(POINTS) }),
    ]);
  }, SOON);
  expect([...first.errors, ...second.errors, ...third.errors]).toEqual([]);
  await third.kill();
});

test('BTH-31 BTH-39 a browser that is killed as soon as its taster has signed in, or out, and a server that is gone, keep nobody from tasting', async ({
  product,
  desk,
}) => {
  const taster = await desk.taster('T46', 'Irene');
  const session = await desk.show([await desk.sample('K-1')], [taster.id], 0);
  const fresh = await mkdtemp(join(tmpdir(), 'verdial-profile-'));
  const first = await startKillable(fresh);
  await signIn(first.page, product.url, taster);
  await calibrate(first.page);
  await openTray(first.page, session);
  await isPrepared(first.page, 1);
  await vi.waitFor(
    async () =>
      expect(await durableKeys(first.page)).toEqual([
        'calibracion',
        'device',
        'me',
        expect.stringMatching(/^offline\|/),
      ]),
    SOON,
  );
  // A killed browser may not have written its local storage yet; here it is written at once on any
  // machine.
  await first.page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
  });
  await first.kill();
  await product.kill();

  const second = await startKillable(fresh);
  await second.page.goto(`${product.url}/intra/evaluations`);
  // The screen is calibrated, and must not be calibrated again.
  await openTray(second.page, session);
  await startGlass(second.page, await nextCode(second.page), '4');
  await answer(second.page, ANSWERS, ['fusty', 'musty']);
  await second.page.locator('[data-step=device][data-true]').first().waitFor();
  await second.page.goto(`${product.url}/intra/evaluations`);
  expect(await leave(second.page)).toContain('1 sheet is on this device only');
  await second.kill();

  // Signed out, killed and started again without a server: the password decrypts the marks, and
  // nothing else does.
  const third = await startKillable(fresh);
  await third.page.goto(`${product.url}/intra/profilesheet/${session}`);
  await third.page.getByRole('button', { name: /T46.*Irene.*1 waits, locked/ }).click();
  await third.page.locator('#offline-password').fill(taster.password);
  await third.page.locator('#offline-password').press('Enter');
  await third.page
    .locator('#row-musty [data-mark]')
    .or(third.page.locator(`a[href="/intra/profilesheet/${session}"]`))
    .first()
    .waitFor();
  await third.page.goto(`${product.url}/intra/profilesheet/${session}`);
  await third.page.locator('#row-musty [data-mark]').waitFor();
  await answer(third.page, ANSWERS, REST);
  await signSheet(third.page);
  await third.page.getByText('All sheets are handed in').waitFor();
  expect([...first.errors, ...second.errors, ...third.errors]).toEqual([]);
  await third.kill();
  await rm(fresh, { recursive: true, force: true });
  await product.startAgain();
});

test('BTH-31 BTH-33 BTH-34 BTH-35 two tasters of one booth sign in one after the other without a network, and what they marked arrives', async ({
  browser,
  product,
  desk,
}) => {
  const [ana, luis] = [await desk.taster('T41', 'Ana'), await desk.taster('T42', 'Luis')];
  const oils = [await desk.sample('P-1')];
  const session = await desk.show(oils, [ana.id, luis.id], 0);
  const tablet = await openFor(browser, { keepsPage: true });
  const { page } = tablet;
  await signIn(page, product.url, ana);
  await calibrate(page);
  await openTray(page, session);
  await isPrepared(page, 1);
  expect(await leave(page)).toBe('');
  // Her tray and the sheet that is not sealed stay on the device, encrypted for her password.
  expect(await stayingHere(page)).toBe(2);
  await signIn(page, product.url, luis);
  await openTray(page, session);
  await isPrepared(page, 2);

  await tablet.setOffline(true);
  const glass = await nextCode(page);
  await startGlass(page, glass, '4');
  await answer(page, ANSWERS);
  await signSheet(page);
  await page.getByText('All sheets are handed in').waitFor();
  const said = await leave(page);
  expect(said).toContain('1 sheet is on this device only');
  expect(said).toContain(`Session ${session}, glass ${glass}`);

  await page.getByRole('button', { name: /T42.*Luis.*1 waits, locked/ }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('me'))).toBeNull();
  await waitUntilSeen(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /T41.*Ana/ }).click();
  await page.locator('#offline-password').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('#offline-password').fill('Not-it7!');
  await page.locator('#offline-password').press('Enter');
  await page.getByText(/Not the password last used here\. 4 attempts/).waitFor();
  await waitUntilSeen(page);
  // The error message at the field as well, in the other colour scheme.
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page, { only: 'colours' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('#offline-password').fill(ana.password);
  await page.locator('#offline-password').press('Enter');
  await openTray(page, session);
  // After a reload she is still signed in.
  await page.reload();
  await codeField(page).waitFor();
  await startGlass(page, await nextCode(page), '4');
  await answer(page, ANSWERS);
  await signSheet(page);
  await page.getByText('All sheets are handed in').waitFor();
  expect(await sheetsOf(desk, session)).toEqual([]);

  await tablet.setOffline(false);
  await page.locator('a[href^="/login?returnUrl="]').first().click();
  await page.locator('#username').fill(ana.username);
  await signInHere(page, ana);
  await vi.waitFor(async () => expect(await sheetsOf(desk, session)).toHaveLength(1), SOON);
  await leave(page);
  await signIn(page, product.url, luis);
  await page.locator(`a[href="/intra/profilesheet/${session}"]`).first().click();
  await vi.waitFor(async () => {
    const sealed = expect.objectContaining({ version: 1, valid: true, marks: ANSWERS });
    expect(await sheetsOf(desk, session)).toEqual([sealed, sealed]);
  }, SOON);
  expect(tablet.errors).toEqual([]);
  await tablet.close();
});

test('BTH-35 who signed in without a network is signed in at the server when it is back, and the session before is ended', async ({
  browser,
  product,
  desk,
}) => {
  const [ana, luis] = [await desk.taster('T43', 'Ada'), await desk.taster('T44', 'Leo')];
  const session = await desk.show([await desk.sample('Q-1')], [ana.id, luis.id], 0);
  const tablet = await openFor(browser, { keepsPage: true });
  const { page } = tablet;
  await signIn(page, product.url, ana);
  await calibrate(page);
  await openTray(page, session);
  await isPrepared(page, 1);
  await leave(page);
  await signIn(page, product.url, luis);
  await openTray(page, session);
  await isPrepared(page, 2);
  await tablet.setOffline(true);
  await leave(page);
  await page.getByRole('button', { name: /T43.*Ada/ }).click();
  await page.locator('#offline-password').fill(ana.password);
  await page.locator('#offline-password').press('Enter');
  await openTray(page, session);
  await startGlass(page, await nextCode(page), '4');
  await answer(page, ANSWERS);
  await signSheet(page);
  await page.getByText('All sheets are handed in').waitFor();
  await tablet.setOffline(false);
  await vi.waitFor(async () => {
    expect(await sheetsOf(desk, session)).toEqual([expect.objectContaining({ marks: ANSWERS })]);
  }, SOON);
  const me = await page.evaluate(async () => (await fetch('/api/me')).json());
  expect(me).toMatchObject({ username: ana.username });
  // BTH-37: one touch leaves the booth.
  await page.getByText(/^All signed and stored/).waitFor();
  await page.getByRole('button', { name: 'Next taster' }).click();
  await page.locator('#username').waitFor();
  expect(tablet.errors).toEqual([]);
  await tablet.close();
});
