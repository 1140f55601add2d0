import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { totpOf } from '../server/accounts/testing/totp-of.ts';
import { openFor, type PersonsBrowser } from './support/browser.ts';
import { goTo } from './support/go-to.ts';
import { pick } from './support/pick.ts';
import { type Person, signIn } from './support/sign-in.ts';
import { test } from './support/story.ts';

let leader: PersonsBrowser;
/** The address for which passkeys are valid (ACC-64). */
let url: string;
let secret = '';
let codes: readonly string[] = [];
let spent = '';

test.beforeAll(async ({ browser, product, desk }) => {
  url = product.url.replace('127.0.0.1', 'localhost');
  leader = await openFor(browser);
  await signIn(leader.page, url, desk.person);
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** An unused code: that of this half minute, or of the next. */
function freshCode(): string {
  const now = totpOf(secret, Date.now());
  const code = now === spent ? totpOf(secret, Date.now() + 30_000) : now;
  spent = code;
  return code;
}

/** Signs out by deleting the session cookie, and takes the first step of signing in again. */
async function firstStep(page: Page, { username, password }: Person): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${url}/login?returnUrl=%2Fintra`);
  await page.locator('#username').fill(username);
  await page.locator('#password').fill(password);
  await page.locator('#password').press('Enter');
  await page.getByRole('heading', { name: 'One more proof' }).waitFor();
}

test('ACC-65, ACC-111, ACC-60, ACC-61 the leader requires a second factor, is led to set one up, and reaches nothing until then', async () => {
  const { page } = leader;
  await goTo(page, '/intra/panels/settings');
  await page.getByText('Leaders and assistants need a second factor').click();
  const question = page.getByRole('alertdialog');
  await question.getByText(/^Must set one up first/).waitFor();
  await question.getByRole('textbox').fill('The inspector asks for it');
  await button(page, 'Require it').click();
  await page.waitForURL(/\/second-factor/);
  await page.goto(`${url}/intra/samples/list`);
  await page.waitForURL(/\/second-factor/);
  const answer = await page.request.get(`${url}/api/samples`);
  expect(answer.status()).toBe(403);

  await button(page, 'Set up an authenticator app').click();
  await page.getByRole('img', { name: 'The app’s key as a QR code' }).waitFor();
  secret = ((await page.getByTestId('totp-secret').textContent()) ?? '').replaceAll(' ', '');
  await page.locator('#code').fill('000000');
  await page.locator('#code').press('Enter');
  await page.getByText(/Wrong or used code/).waitFor();
  await page.locator('#code').fill(freshCode());
  await page.locator('#code').press('Enter');
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  codes = await list.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  const download = page.waitForEvent('download');
  await button(page, 'Download').click();
  expect((await download).suggestedFilename()).toBe('verdial-recovery-codes.txt');
  await button(page, 'I have kept them').click();
  await page.getByRole('heading', { name: 'Samples' }).waitFor();
  await goTo(page, '/intra/panels/settings');
  await page
    .getByText(/^In force since .*set by/)
    .last()
    .waitFor();
});

test('ACC-104, ACC-103 signing in asks for the code, or for a recovery code once and never twice', async ({
  desk,
}) => {
  const { page } = leader;
  await firstStep(page, desk.person);
  await page.locator('#code').fill(freshCode());
  await page.locator('#code').press('Enter');
  await page.waitForURL('**/intra**');

  const [recovery = ''] = codes;
  await firstStep(page, desk.person);
  await button(page, 'Use a recovery code').click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recovery.toUpperCase());
  await page.getByRole('textbox', { name: 'Recovery code' }).press('Enter');
  await page.waitForURL('**/intra**');

  await firstStep(page, desk.person);
  await button(page, 'Use a recovery code').click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recovery);
  await page.getByRole('textbox', { name: 'Recovery code' }).press('Enter');
  await page.getByText(/Wrong or used code/).waitFor();
  expect((await page.request.get(`${url}/api/me`)).status()).toBe(401);
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[1] ?? '');
  await page.getByRole('textbox', { name: 'Recovery code' }).press('Enter');
  await page.waitForURL('**/intra**');
});

test('ACC-109 a passkey is added, and signs in by itself', async ({ desk }) => {
  const { page } = leader;
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${url}/intra/access`);
  await button(page, 'Add a passkey').click();
  await page.getByRole('textbox', { name: /Name of the passkey/ }).fill('Office computer');
  await button(page, 'Make the passkey').click();
  await page.getByRole('rowheader', { name: 'Office computer' }).waitFor();
  await page.getByText('Recovery codes left: 8').waitFor();

  await page.context().clearCookies();
  await page.goto(`${url}/login?returnUrl=%2Fintra`);
  await button(page, 'Sign in with a passkey').click();
  await page.waitForURL('**/intra**');
  await firstStep(page, desk.person);
  await button(page, 'Use a passkey').click();
  await page.waitForURL('**/intra**');
});

test('ACC-67 ACC-116 what matters asks anew who it is, loses nothing that was typed, and goes through', async () => {
  const { page } = leader;
  // The server decides the age of the session; its response is replaced as if ten minutes had
  // passed.
  let asked = 0;
  const ids: (string | undefined)[] = [];
  await page.route('**/api/commands/change-settings', async (route) => {
    ids.push(route.request().headers()['idempotency-key']);
    asked += 1;
    if (asked > 1) return route.continue();
    await route.fulfill({
      status: 403,
      contentType: 'application/json',
      body: JSON.stringify({ code: 'reauthentication-needed', data: {} }),
    });
  });
  await page.goto(`${url}/intra/panels/settings`);
  await pick(page, /Samples classification/, 'IOC');
  await button(page, 'Save 1').click();
  await page.getByRole('alertdialog').getByRole('textbox').fill('The council asks for it');
  await button(page, 'Change the settings').click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  // With a second factor the password is no proof, and is not asked for.
  const code = dialog.locator('#code');
  await code.fill('000000');
  expect(await dialog.locator('#proof-password').count()).toBe(0);
  await code.press('Enter');
  await dialog.getByText('That was incorrect. Try again.').waitFor();
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('cell', { name: 'The council asks for it' }).waitFor();
  expect(asked).toBe(2);
  expect(ids[1]).toBe(ids[0]);
  expect(leader.errors).toEqual([]);
});
