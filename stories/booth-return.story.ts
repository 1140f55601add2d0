import { expect, vi } from 'vitest';
import { z } from 'zod';
import { ATTRIBUTE_KEYS } from '../domain/words/attributes.ts';
import { ANSWERS } from './booth-offline/sheet-answers.ts';
import { lookAt } from './booth-storm/look-at.ts';
import { openFor, type PersonsBrowser } from './support/browser.ts';
import type { Desk } from './support/served-session.ts';
import { signInQuietly } from './support/sign-in.ts';
import { arriveQuietly, isStored, sitDown } from './support/sit-down.ts';
import { test } from './support/story.ts';
import {
  answer,
  codeField,
  nextCode,
  openTray,
  readFirst,
  saysStored,
  signSheet,
  startGlass,
} from './support/taste.ts';
import { waitUntilSeen } from './support/wait-until-seen.ts';

/** The values of a sheet that a device shows, by line: whole millimetres, or null for blank. */
const marksOn = async ({ page }: PersonsBrowser) => (await lookAt(page)).lines;

test('SYN-4 a network that is away for an instant and a session that ended take nothing; signing in again sends what was marked', async ({
  browser,
  product,
  desk,
}) => {
  const taster = await desk.taster('T01', 'Elena');
  const session = await desk.show([await desk.sample('S-1')], [taster.id]);
  const booth = await sitDown({ browser, url: product.url }, taster, session);
  const { page } = booth;
  const code = await nextCode(page);
  await startGlass(page, code, '4');
  await answer(page, ANSWERS, ['fusty', 'musty']);
  await isStored(booth);

  await booth.setOffline(true);
  await booth.setOffline(false);
  await answer(page, ANSWERS, ['winey', 'frostbitten']);
  await isStored(booth);

  // The session cookie of this device is gone, and so is every connection with the server.
  await page.context().clearCookies();
  await product.kill();
  await product.startAgain();
  const told = page.getByRole('button', { name: /You are signed out/ });
  await told.waitFor({ timeout: 20_000 });
  await answer(page, ANSWERS, ['rancid', 'other']);
  expect(await saysStored(page)).toBe(false);
  await told.click();
  await page.locator('a[href^="/login?returnUrl="]').click();
  await page.locator('#username').fill(taster.username);
  await page.locator('#password').fill(taster.password);
  await page.locator('#password').press('Enter');
  await page.locator('#row-rancid button[aria-pressed=true]').waitFor();
  await isStored(booth);
  await answer(page, ANSWERS, ['fruity', 'bitter', 'pungent']);
  await signSheet(page);
  await vi.waitFor(
    async () => {
      expect(await desk.get(`/api/sessions/${session}/sheets`)).toMatchObject([
        { code, marks: ANSWERS },
      ]);
    },
    { timeout: 20_000 },
  );
  expect(booth.errors).toEqual([]);
  await booth.close();
});

/** One taster with two devices, on which the tests below go from session to session. */
let taster: Awaited<ReturnType<Desk['taster']>>;
let first: PersonsBrowser;
let second: PersonsBrowser;
/** The address of a session's booth. */
let boothOf = (_session: number): string => '';

test.beforeAll(async ({ browser, product, desk }) => {
  taster = await desk.taster('T02', 'Luis');
  [first, second] = [await openFor(browser), await openFor(browser)];
  for (const { page } of [first, second])
    await arriveQuietly(page, product.url, taster, '/intra/evaluations');
  boothOf = (session) => `${product.url}/intra/profilesheet/${session}`;
});

/** Opens the booth of a session on a device: its tray, or the sheet that is open elsewhere. */
const takeSeat = async ({ page }: PersonsBrowser, session: number): Promise<void> =>
  void (await page.goto(boothOf(session)));

test('BTH-10, BRD-13 two devices on one sheet show the same answers and warn each other; the sheet is signed once', async ({
  browser,
  product,
  desk,
}) => {
  const session = await desk.show([await desk.sample('S-2')], [taster.id]);
  await takeSeat(first, session);
  const code = await nextCode(first.page);
  await startGlass(first.page, code, '4');
  await answer(first.page, ANSWERS, ['fusty', 'musty']);
  await isStored(first);

  await takeSeat(second, session);
  await second.page.locator('#row-musty [data-mark]').waitFor();
  const warning = ({ page }: PersonsBrowser) =>
    page.getByRole('button', { name: /open on another device/ });
  // The first device is notified as well, as soon as the second has connected.
  await warning(first).waitFor();
  await warning(second).click();
  const goOn = second.page.getByRole('button', { name: 'Continue here' });
  await goOn.click();
  await goOn.waitFor({ state: 'detached' });

  // Both mark while the other is offline: in the end both have all marks, and the board shows them.
  await first.setOffline(true);
  await answer(first.page, ANSWERS, ['winey', 'frostbitten']);
  await answer(second.page, ANSWERS, ['rancid', 'other']);
  expect(await marksOn(first)).toMatchObject({ winey: 0, frostbitten: 0, rancid: null });
  await first.setOffline(false);
  const both = { fusty: 0, musty: 12, winey: 0, frostbitten: 0, rancid: 0, other: 0, fruity: null };
  for (const device of [first, second])
    await expect.poll(() => marksOn(device), { timeout: 20_000 }).toMatchObject(both);
  await Promise.all([isStored(first), isStored(second)]);
  const leader = await openFor(browser);
  const board = `/intra/tastersevaluation/${session}`;
  await signInQuietly(leader.page, product.url, desk.person, board);
  await leader.page.getByText('6 of 9').first().waitFor();
  await leader.page.getByText('On 2 devices').waitFor();
  await leader.close();
  await answer(second.page, ANSWERS, ['fruity', 'bitter', 'pungent']);
  await first.page.locator('#row-pungent [data-mark]').waitFor();
  await signSheet(second.page);
  await first.page.locator('#row-fusty').waitFor({ state: 'detached' });
  await vi.waitFor(
    async () => {
      expect(await desk.get(`/api/sessions/${session}/sheets`)).toMatchObject([
        { code, version: 1, valid: true, marks: ANSWERS },
      ]);
    },
    { timeout: 20_000 },
  );
  expect([...first.errors, ...second.errors]).toEqual([]);
});

test('BTH-46 BTH-75 a sheet that was signed on one device and left with a blank on another comes back, says why, and is signed again', async ({
  desk,
}) => {
  const session = await desk.show([await desk.sample('S-4')], [taster.id]);
  await takeSeat(first, session);
  const code = await nextCode(first.page);
  await startGlass(first.page, code, '4');
  await answer(first.page, ANSWERS);
  await isStored(first);
  await takeSeat(second, session);
  await second.page.locator('#row-bitter [data-mark]').waitFor();

  await first.setOffline(true);
  await signSheet(first.page);
  await first.page.locator('#row-bitter').waitFor({ state: 'detached' });
  await second.page
    .locator('#row-bitter')
    .getByRole('button', { name: /^Clear/ })
    .click();
  await isStored(second);
  await first.setOffline(false);
  await first.page.getByText(`Sheet ${code} is open again`).waitFor({ timeout: 20_000 });
  await readFirst(first.page);
  await expect.poll(() => marksOn(first)).toMatchObject({ bitter: null, pungent: 20 });
  await waitUntilSeen(first.page);
  await answer(first.page, ANSWERS, ['bitter']);
  await isStored(first);
  // Complete again, it stays unsigned until its taster signs it.
  expect(await desk.get(`/api/sessions/${session}/sheets`)).toEqual([]);
  await signSheet(first.page);
  await vi.waitFor(
    async () => {
      expect(await desk.get(`/api/sessions/${session}/sheets`)).toMatchObject([
        { code, version: 1, valid: true, marks: ANSWERS },
      ]);
    },
    { timeout: 20_000 },
  );
  expect([...first.errors, ...second.errors]).toEqual([]);
});

test('BTH-53, SHT-19 a line that two devices answered apart shows what both said, and the sheet is signed once one has confirmed it', async ({
  desk,
}) => {
  const session = await desk.show([await desk.sample('S-10')], [taster.id]);
  await takeSeat(first, session);
  await startGlass(first.page, await nextCode(first.page), '4');
  await answer(first.page, ANSWERS);
  await isStored(first);
  await takeSeat(second, session);
  await second.page.locator('#row-pungent [data-mark]').waitFor();

  await first.setOffline(true);
  await answer(first.page, { ...ANSWERS, musty: 60 }, ['musty']);
  await answer(second.page, { ...ANSWERS, musty: 0 }, ['musty']);
  await isStored(second);
  await first.setOffline(false);
  for (const { page } of [first, second]) {
    await page.locator('footer button').last().click();
    await page
      .getByRole('heading', { name: '1 line to confirm before you sign' })
      .waitFor({ timeout: 20_000 });
    await page.getByText('Settle every point to sign').waitFor();
    await page.getByText('Other answer').waitFor();
  }
  expect(await desk.get(`/api/sessions/${session}/sheets`)).toEqual([]);
  await waitUntilSeen(first.page);
  await first.page.getByRole('button', { name: /^Confirm Musty/ }).click();
  for (const { page } of [first, second])
    await page.getByText('Other answer').waitFor({ state: 'detached' });
  await first.page.locator('[data-pad]').press('Enter');
  await first.page.keyboard.type('Aitor');
  await first.page.locator('footer button').last().click();
  await expect
    .poll(() => desk.get(`/api/sessions/${session}/sheets`), { timeout: 20_000 })
    .toMatchObject([{ version: 1, marks: { fusty: 0, pungent: 20 } }]);
  expect([...first.errors, ...second.errors]).toEqual([]);
});

test('BTH-10 two devices on one sheet of points warn each other too', async ({ desk }) => {
  const session = await desk.show([await desk.sample('S-3')], [taster.id], 0, 'award-100');
  await takeSeat(first, session);
  const harmony = ({ page }: PersonsBrowser) => page.locator('#points-harmony [role=spinbutton]');
  const warning = ({ page }: PersonsBrowser) =>
    page.getByRole('button', { name: /open on another device/ });
  await codeField(first.page).fill(await nextCode(first.page));
  await waitUntilSeen(first.page);
  await codeField(first.page).press('Enter');
  await harmony(first).waitFor();
  expect(await warning(first).count()).toBe(0);

  await takeSeat(second, session);
  await harmony(second).waitFor();
  await warning(first).waitFor();
  await warning(second).click();
  await waitUntilSeen(second.page);
  const goOn = second.page.getByRole('button', { name: 'Continue here' });
  await goOn.click();
  await goOn.waitFor({ state: 'detached' });
  expect([...first.errors, ...second.errors]).toEqual([]);
});

test('BTH-10 BTH-56 a spare device that takes over after the first was closed is warned of nothing, also after a reload, and its marks are its own', async ({
  desk,
}) => {
  const session = await desk.show([await desk.sample('S-7')], [taster.id]);
  await takeSeat(first, session);
  const code = await nextCode(first.page);
  await startGlass(first.page, code, '4');
  await answer(first.page, ANSWERS, ['fusty', 'musty']);
  await isStored(first);
  // The page is closed, and so are its connections.
  await first.page.goto('about:blank');

  const spare = second;
  await takeSeat(spare, session);
  const warning = spare.page.getByRole('button', { name: /open on another device/ });
  await spare.page.locator('#row-musty [data-mark]').waitFor();
  await isStored(spare);
  expect(await warning.count()).toBe(0);
  await spare.page.reload();
  await spare.page.locator('#row-musty [data-mark]').waitFor();
  await isStored(spare);
  expect(await warning.count()).toBe(0);
  await answer(spare.page, ANSWERS, ['winey']);
  await isStored(spare);

  // The first device comes back: now there are two, and the remaining one is notified.
  await takeSeat(first, session);
  await first.page.getByRole('button', { name: /open on another device/ }).waitFor();
  await warning.waitFor();
  expect([...first.errors, ...spare.errors]).toEqual([]);
});

test('EVA-10, EVA-16, EVA-17 a signature that is kept with one’s data stands ready on the sheet, and handing in is the one act', async ({
  browser,
  product,
  desk,
}) => {
  const taster = await desk.taster('T09', 'Nora');
  const session = await desk.show([await desk.sample('S-9')], [taster.id]);
  const { page, errors } = await openFor(browser);
  await arriveQuietly(page, product.url, taster, '/intra/users');
  const pad = page.locator('[data-pad]');
  const box = await pad.boundingBox();
  if (box === null) throw new Error('no pad');
  await page.mouse.move(box.x + 60, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 260, box.y + 120, { steps: 8 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Save the signature' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('The signature is saved').waitFor();

  await page.goto(`${product.url}/intra/evaluations`);
  await openTray(page, session);
  const code = await nextCode(page);
  await startGlass(page, code, '4');
  await answer(page, ANSWERS, ATTRIBUTE_KEYS);
  await page.locator('footer button').last().click();
  await page.getByText(/Your kept signature/).waitFor();
  await waitUntilSeen(page);
  await page.getByRole('button', { name: 'Sign and hand in' }).click();
  await page.getByText('All sheets are handed in').waitFor();

  const address = `/api/sessions/${session}/sheet?taster=${taster.id}&code=${code}`;
  const Sealed = z.object({
    sheet: z.object({ said: z.object({ signature: z.object({ strokes: z.unknown() }) }) }),
  });
  const sealed = await vi.waitFor(async () => Sealed.parse(await desk.get(address)), 20_000);
  const Kept = z.object({ strokes: z.unknown() });
  const mine = await page.evaluate(async () => (await fetch('/api/my-data')).json());
  const { signature } = z.object({ signature: Kept }).parse(mine);
  expect(sealed.sheet.said.signature.strokes).toEqual(signature.strokes);
  expect(errors).toEqual([]);
});
