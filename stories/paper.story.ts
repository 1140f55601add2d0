import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { NEGATIVE_KEYS } from '../domain/words/attributes.ts';
import { openFor } from './support/browser.ts';
import { goTo } from './support/go-to.ts';
import { handIn, openDevice } from './support/hand-in.ts';
import { signInQuietly } from './support/sign-in.ts';
import { test } from './support/story.ts';

const ANSWERS = {
  fusty: 0,
  musty: 0,
  winey: 0,
  frostbitten: 0,
  rancid: 0,
  other: 0,
  fruity: 47,
  bitter: 22,
  pungent: 63,
};

/** The names of the lines in the order of the sheet, as the page writes them. */
const LINES = [
  'Fusty / muddy sediment',
  'Musty-humid-earthy',
  'Winey-vinegary / acid-sour',
  'Frostbitten olives',
  'Rancid',
  'Other negative attributes',
] as const;

/** Keys the paper sheet in by keyboard. */
async function keyIn(page: Page): Promise<void> {
  expect(LINES).toHaveLength(NEGATIVE_KEYS.length);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  for (const line of LINES) await field(line).fill('0');
  await field('Fruity').fill('4,7');
  await field('Bitter').fill('2.2');
  await field('Pungent').fill('6.3');
  await page.getByText('Green', { exact: true }).click();
  await field('Heating device number required').fill('6');
}

test('KEY-1, KEY-2, KEY-3, KEY-6, KEY-10, KEY-14 an assistant keys in a paper twice, one line is settled, and it counts and is marked everywhere', async ({
  browser,
  product,
  desk,
}) => {
  const { url } = product;
  const helper = await desk.assistant('Tomás Prieto');
  const [ana, ben] = [await desk.taster('T01', 'Ana'), await desk.taster('T02', 'Ben')];
  const oil = await desk.sample('SECRETOIL-1');
  const session = await desk.show([oil], [ana.id, ben.id], 0);
  const { page, errors } = await openFor(browser);

  // The plan has a link to the paper sheets, too.
  await signInQuietly(page, url, helper, `/intra/sessions/${session}`);
  await page.getByRole('link', { name: 'Key in a paper sheet' }).click();
  await page.waitForURL((address) => address.pathname === `/intra/papersheet/${session}`);
  await page.getByRole('heading', { name: 'Key in a paper sheet' }).waitFor();

  // From the board to the paper of a taster.
  await goTo(page, `/intra/tastersevaluation/${session}`);
  await page.getByRole('button', { name: 'Actions for Ana Rubio' }).click();
  await page.getByRole('menuitem', { name: 'Key in a paper sheet' }).click();
  await page.getByRole('heading', { name: 'Key in a paper sheet' }).waitFor();
  expect(await page.locator('main').textContent()).not.toContain('SECRETOIL');
  await page.getByRole('button', { name: /Glass/ }).click();
  const option = page.getByRole('option', { name: /place 1/ });
  const code = /\w+/.exec((await option.textContent()) ?? '')?.[0] ?? '';
  await option.click();

  // Leaving the page with unsaved input asks for confirmation.
  await keyIn(page);
  await page.getByRole('link', { name: 'Live board' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Key in a second time' }).click();
  await page.getByRole('heading', { name: '2 of 3: key in the paper again' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Bitter' }).inputValue()).toBe('');
  expect(await page.locator('main').textContent()).not.toContain('2.2');
  // The second entry is by keyboard alone, in the order of the paper.
  for (const length of ['0', '0', '0', '0', '0', '0', '4.7', '3.2', '6.3']) {
    await page.keyboard.type(length);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');

  // One line differs; one of its values is chosen, and the remark is required.
  await page.getByText('1 line differs: check the paper').waitFor();
  await page.getByRole('button', { name: 'Keep the sheet' }).click();
  await page.getByText('Choose what the paper says.').first().waitFor();
  await page.getByText('2.2').click();
  await page.getByLabel(/^Reason/).fill('The tablet had no battery.');
  await page.getByRole('button', { name: 'Keep the sheet' }).click();
  await page.getByText(`The sheet ${code} of`).waitFor();

  // KEY-1: the address of a sheet leads the assistant to the paper sheets of that session.
  await page.goto(`${url}/intra/profilesheet/${session}`);
  await page.waitForURL(`**/intra/papersheet/${session}`);

  // The other taster signs on a device; the board distinguishes paper and device.
  await handIn(await openDevice(url, ben, ben.id), session, code, ANSWERS);
  await goTo(page, `/intra/tastersevaluation/${session}`);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await row('Ana').getByText('keyed in by Tomás Prieto').waitFor();
  await row('Ben').getByText('Stored', { exact: true }).waitFor();
  await page.getByText('2 of 2 stored').waitFor();

  // The assessment counts the paper sheet, and says who keyed it in.
  await goTo(page, `/intra/assessments/${session}/${oil}`);
  await page.getByText('1 sheet was keyed in from paper').waitFor();
  await page.getByText(/“The tablet had no battery.”/).waitFor();
  const sheets = await desk.get(`/api/sessions/${session}/sheets`);
  expect(sheets).toMatchObject(
    [
      { taster: ana.id, keyed: { by: 'Tomás Prieto' }, marks: { bitter: 22 }, valid: true },
      { taster: ben.id, keyed: null, valid: true },
    ].toSorted((a, b) => (a.taster < b.taster ? -1 : 1)),
  );

  // The sheet itself says it, too.
  await goTo(page, `/intra/tastersevaluation/${session}/${oil}/1`);
  await page.getByRole('button', { name: 'Actions for Ana Rubio' }).click();
  await page.getByRole('menuitem', { name: 'View the sheet' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Keyed in from paper by').waitFor();
  await dialog.getByText('Tomás Prieto').waitFor();
  await dialog.getByText(/Filled in and signed on paper/).waitFor();
  expect(errors).toEqual([]);
});
