import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from './support/axe-findings.ts';
import { openFor, type PersonsBrowser } from './support/browser.ts';
import { type Hurried, hurryKeys } from './support/hurried-keys.ts';
import { pick } from './support/pick.ts';
import { type Person, signInQuietly } from './support/sign-in.ts';
import { openTrayQuietly } from './support/sit-down.ts';
import { test } from './support/story.ts';
import { saysStored, signSheet } from './support/taste.ts';
import {
  beginPoints,
  box,
  ITEMS,
  type PointEntries,
  pointsOf,
  typePoints,
} from './support/type-points.ts';
import { waitUntilSeen } from './support/wait-until-seen.ts';

/** Taps the field of each item and its digits on the keypad. */
async function byTouch(page: Page, points: PointEntries): Promise<void> {
  const key = (digit: string) => page.getByRole('button', { name: digit, exact: true });
  for (const [item, given] of points) {
    await box(page, item).tap();
    for (const digit of String(given)) await key(digit).tap();
  }
}

test('SHT-1, SHT-4, SHT-6, SHT-7, SHT-8, SHT-20, SHT-35 a competition from the plan to the file: one taster by touch, one by keyboard, places and medals, no class', async ({
  browser,
  product,
  desk,
}) => {
  const { url } = product;
  const [ana, ben] = [await desk.taster('T01', 'Ana'), await desk.taster('T02', 'Ben')];
  const oils = [await desk.sample('SECRETOIL-1'), await desk.sample('SECRETOIL-2')];
  const session = await desk.plan(oils, [ana.id, ben.id], 0);
  const leader = await openFor(browser);
  const { page } = leader;
  await signInQuietly(page, url, desk.person, `/intra/sessions/${session}`);
  // A points sheet has no normalised error, so no maximum is asked for.
  const maxima = page.getByRole('textbox', { name: /^Maximum En/ });
  await expect.poll(() => maxima.count()).toBe(2);
  await pick(page, /Profile sheet/, 'Competition sheet, 100 points');
  await expect.poll(() => maxima.count()).toBe(0);
  await page.getByRole('button', { name: 'Show to tasters' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Show to tasters' }).click();
  await page.waitForURL('**/intra/tastersevaluation/**');

  const hurried: (readonly Hurried[])[] = [];
  async function enter(person: Person, options = {}): Promise<PersonsBrowser> {
    const booth = await openFor(browser, options);
    hurried.push(await hurryKeys(booth.page));
    await openTrayQuietly(booth.page, url, person, session);
    return booth;
  }
  // By touch: the screen shows what is missing, and digits that would exceed a maximum are
  // disabled.
  const touch = await enter(ana, { hasTouch: true });
  expect(await touch.page.locator('main form input').count()).toBe(1);
  const first = await beginPoints(touch.page);
  const isFirstOil = (glass: string) => glass === first;
  await touch.page.getByText('0 of 11 answered').first().waitFor();
  await byTouch(touch.page, pointsOf(0).slice(0, 10));
  await touch.page.getByText('10 of 11 answered').first().waitFor();
  await touch.page.getByText('94', { exact: true }).waitFor();
  await touch.page.locator('footer button').last().tap();
  await touch.page.getByText('Persistence is blank').waitFor();
  await touch.page.getByRole('button', { name: 'Go to it: Persistence is blank' }).tap();
  await waitUntilSeen(touch.page);
  for (const digit of ['7', '8', '9'])
    expect(await touch.page.getByRole('button', { name: digit, exact: true }).isDisabled()).toBe(
      true,
    );
  await touch.page.getByRole('button', { name: '6', exact: true }).tap();
  await touch.page.getByText('11 of 11 answered').first().waitFor();
  expect(await axeFindings(touch.page)).toEqual([]);
  // The work survives a closed page.
  await expect.poll(() => saysStored(touch.page)).toBe(true);
  await touch.page.reload();
  await box(touch.page, 'persistence').waitFor();
  expect(await box(touch.page, 'persistence').textContent()).toBe('6');
  await signSheet(touch.page);
  await beginPoints(touch.page);
  await byTouch(touch.page, pointsOf(2));
  await signSheet(touch.page);
  await touch.page.getByText('All sheets are handed in').waitFor();
  await touch.page.getByRole('button', { name: `Read the sheet of glass ${first}` }).tap();
  await touch.page.getByText('100 of 100').waitFor();

  // By keyboard alone.
  const keys = await enter(ben);
  for (let glass = 0; glass < 2; glass += 1) {
    const code = await beginPoints(keys.page);
    await typePoints(keys.page, pointsOf(isFirstOil(code) ? 1 : 4));
    await keys.page.getByText('11 of 11 answered').first().waitFor();
    await signSheet(keys.page);
  }
  await keys.page.getByText('All sheets are handed in').waitFor();

  // The board has totals and places, but no category or defect.
  await page.getByText('4 of 4 stored').waitFor({ timeout: 60_000 });
  const foot = page.locator('tfoot');
  await foot.getByText('Gold medal').waitFor();
  expect(await foot.textContent()).not.toMatch(/ategory|Defect|CVr/);
  await page.getByRole('button', { name: 'End tasting' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End tasting' }).click();
  await page.getByRole('button', { name: 'Validate session' }).click();
  const confirm = page.getByRole('alertdialog');
  expect(await confirm.getByLabel('Reason').isVisible()).toBe(false);
  await confirm.getByRole('button', { name: /^Validate/ }).click();
  await page.getByRole('button', { name: 'Invalidate' }).waitFor();

  // The assessment: total, medal, place, parts, each with its derivation.
  await page.goto(`${url}/intra/assessments/${session}`);
  await page.getByText('Scored on 100 points').waitFor();
  await page.getByText('Stored result').waitFor();
  expect(await page.getByRole('main').textContent()).not.toMatch(/irgin|ampante|ot classified/);
  await page.getByRole('button', { name: /^Total: .*How it is computed/ }).click();
  await page.getByText('Partial score A').first().waitFor();
  await page.keyboard.press('Escape');
  expect(await axeFindings(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /points_long.csv/ }).click(),
  ]);
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines).toHaveLength(1 + 4 * ITEMS.length);
  expect(
    lines.filter((line) => line.includes(',T01,') && line.includes(`,${first},`)),
  ).toHaveLength(ITEMS.length);
  // No key was accepted by a screen that had just opened (BTH-16).
  const sent = hurried.flat();
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter(({ isTaken }) => isTaken)).toEqual([]);
  for (const person of [leader, touch, keys]) expect(person.errors).toEqual([]);
});
