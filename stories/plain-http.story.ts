import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { ANSWERS } from './booth-offline/sheet-answers.ts';
import { openFor, startBrowser } from './support/browser.ts';
import { addSamples, drawCodes, inviteTasters, showSession } from './support/plan.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { answer, calibrate, nextCode, openTray, signSheet, startGlass } from './support/taste.ts';

/**
 * The address of another machine. It is not this machine's own, so that the browser does not treat
 * it as secure.
 */
const ELSEWHERE = '192.0.2.7';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser(`--host-resolver-rules=MAP ${ELSEWHERE} 127.0.0.1`);
});
afterAll(async () => {
  await browser?.close();
});

test('BTH-19 on plain http from another machine a session is planned, told of before it is shown, and tasted; the device says what will not work', async ({
  product,
  desk,
}) => {
  const url = product.url.replace('127.0.0.1', ELSEWHERE);
  const taster = await desk.taster('T01', 'Ana');
  await desk.sample('S-1');
  const session = await desk.plan([], []);
  const leader = await openFor(browser);
  const { page } = leader;
  await signIn(page, url, desk.person);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await page.goto(`${url}/intra/sessions/${session}`);
  await page.getByText('This page came without https').waitFor();
  await addSamples(page, ['S-1']);
  await inviteTasters(page, ['T01']);
  await drawCodes(page);
  await showSession(page);

  const tablet = await openFor(browser);
  await signIn(tablet.page, url, taster);
  await tablet.page.waitForURL('**/intra/calibration*');
  await tablet.page.getByText('This address has no https').waitFor();
  await calibrate(tablet.page);
  await openTray(tablet.page, session);
  await startGlass(tablet.page, await nextCode(tablet.page), '4');
  await answer(tablet.page, ANSWERS);
  await signSheet(tablet.page);
  await tablet.page.getByText('All sheets are handed in').waitFor();
  await expect
    .poll(async () => JSON.stringify(await desk.get(`/api/sessions/${session}/sheets`)))
    .toContain('"fusty"');
  expect([...leader.errors, ...tablet.errors]).toEqual([]);
});
