import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { planName } from '../domain/documents/document-names.ts';
import { setPlanField } from '../domain/documents/session.document.ts';
import { sessionCode } from '../domain/testing/plans.ts';
import { axeFindings } from './support/axe-findings.ts';
import { openFor, type PersonsBrowser } from './support/browser.ts';
import { goTo } from './support/go-to.ts';
import { drawnPages } from './support/pdf-drawing.ts';
import { pick } from './support/pick.ts';
import { signInQuietly } from './support/sign-in.ts';
import { openTrayQuietly } from './support/sit-down.ts';
import { test } from './support/story.ts';
import { codeField, nextCode, signSheet } from './support/taste.ts';
import { waitUntilSeen } from './support/wait-until-seen.ts';

let leader: PersonsBrowser;

test.beforeAll(async ({ browser, product, desk }) => {
  leader = await openFor(browser);
  await signInQuietly(leader.page, product.url, desk.person, '/intra/panels/sheets');
});

/** The box of an item, by its place on the sheet. */
const box = (page: Page, place: number) =>
  page.locator('[id^=points-] [role=spinbutton]').nth(place);

/** Confirms the glass that is next. */
async function begin(page: Page): Promise<void> {
  await codeField(page).fill(await nextCode(page));
  await waitUntilSeen(page);
  await codeField(page).press('Enter');
  await page.getByRole('spinbutton', { name: /Almond/ }).waitFor();
  await waitUntilSeen(page);
}

test('SHT-9 SHT-11 SHT-12 a sheet of the panel’s own from the copy to the plan, the booth, the assessment and the file; what is published later changes nothing of it', async ({
  browser,
  product,
  desk,
}) => {
  const { url } = product;
  const ana = await desk.taster('T01', 'Ana');
  const session = await desk.plan([await desk.sample('SECRETOIL-1')], [ana.id], 0);
  const { page } = leader;

  // Copied, and edited by keyboard and buttons: an invalid number is reported, stays in the field,
  // and is never saved.
  await page.getByRole('button', { name: 'Copy Competition sheet, 100 points' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make the copy' }).click();
  await dialog.getByText('This field is required').first().waitFor();
  await dialog.getByLabel('Name of the sheet').fill('Sheet of the fair');
  await dialog.getByRole('button', { name: 'Make the copy' }).click();
  await page.waitForURL('**/intra/panels/sheets/1');
  await page.getByRole('button', { name: 'Remove Harmony, complexity, persistence' }).click();
  await page.getByRole('button', { name: 'Remove Leaf, grass, other greens' }).click();
  await page.getByRole('button', { name: 'Remove Harmony of the smell' }).click();
  await page.getByRole('button', { name: 'Add an item to A' }).click();
  const third = page.getByRole('group', { name: 'Item A3' });
  const maximum = third.getByLabel('Maximum');
  await maximum.fill('101');
  await maximum.press('Enter');
  await third.getByText('Value out of range: 1 to 100').waitFor();
  expect(await maximum.inputValue()).toBe('101');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await maximum.fill('30');
  await save(page);
  await page.getByText('Item A3 has no name.').waitFor();
  expect(await page.getByRole('button', { name: 'Publish version 1' }).isDisabled()).toBe(true);
  await third.getByRole('textbox', { name: 'Item A3', exact: true }).fill('Almond');
  await page.getByRole('button', { name: 'Move Almond up' }).focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('group', { name: 'Item A2' })
    .getByRole('textbox', { name: 'Item A2', exact: true })
    .waitFor();
  await page.getByText('100 points in all.').waitFor();
  await save(page);
  await page.getByText('Words that are missing in a language').waitFor();
  await page.getByText('Español: 2 texts').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await publish(page, 1);

  // The plan offers the sheet, and the session is shown with it.
  await goTo(page, `/intra/sessions/${session}`);
  await pick(page, /Profile sheet/, 'Sheet of the fair, version 1');
  await page.getByRole('button', { name: 'Show to tasters' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Show to tasters' }).click();
  await page.waitForURL('**/intra/tastersevaluation/**');

  // A later version is a separate sheet; the version that was shown is retired, and does not
  // change.
  await page.goto(`${url}/intra/panels/sheets/1`);
  await page.getByRole('group', { name: 'Item A2' }).getByLabel('Maximum').fill('20');
  await save(page);
  await publish(page, 2);
  await page.getByRole('button', { name: 'Retire version 1' }).click();
  await page.getByRole('button', { name: 'Offer again: version 1' }).waitFor();

  // By touch: the maximum is that of version 1. The story of the competition enters points by
  // keyboard.
  const touch = await openFor(browser, { hasTouch: true });
  await openTrayQuietly(touch.page, url, ana, session);
  await begin(touch.page);
  await touch.page.getByText('0 of 7 answered').first().waitFor();
  for (const [place, digits] of GIVEN.entries()) {
    await box(touch.page, place).tap();
    for (const digit of digits)
      await touch.page.getByRole('button', { name: digit, exact: true }).tap();
  }
  await touch.page.getByText('7 of 7 answered').first().waitFor();
  await signSheet(touch.page);
  await touch.page.getByText('All sheets are handed in').waitFor();

  await goTo(page, `/intra/tastersevaluation/${session}`);
  await page.getByText('1 of 1 stored').waitFor({ timeout: 60_000 });
  await page.getByText('Sheet of the fair, version 1').waitFor();
  await desk.command('close-session', { session });
  await desk.command('validate-session', { session, reason: null });
  await page.getByRole('button', { name: 'Invalidate' }).waitFor();

  await goTo(page, `/intra/assessments/${session}`);
  await page.getByText('Stored result').waitFor();
  await page.getByRole('rowheader', { name: /^B · Taste and retronasal/ }).waitFor();
  await page.getByRole('button', { name: /^Total: .*How it is computed/ }).click();
  await page.getByText('Partial score B').first().waitFor();
  await page.keyboard.press('Escape');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /points_long.csv/ }).click(),
  ]);
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines).toHaveLength(1 + GIVEN.length);
  expect(lines.filter((line) => /,own-1-1,A,item-[0-9a-f]{8},25,30,/.test(line))).toHaveLength(1);

  // SHT-13: the list of assessments has a column for the total, and its file writes it with a
  // decimal point.
  await goTo(page, '/intra/assessments/summary');
  const row = page.getByRole('row', { name: /SECRETOIL-1/ });
  await row.getByText('78 of 100').waitFor();
  await row.getByText('Silver medal').waitFor();
  // SHT-14: the address of an own sheet identifies it, and an address of the old form leads to the
  // same glass.
  await goTo(touch.page, '/intra/evaluations');
  const read = touch.page.getByRole('link', { name: /^Read the sheet of glass/ });
  const href = (await read.getAttribute('href')) ?? '';
  expect(href).toMatch(/\/own-1-1$/);
  await touch.page.goto(`${url}${href.replace('own-1-1', 'ioc-vo')}`);
  await touch.page.getByText('78 of 100').waitFor();
  await touch.close();
  for (const person of [leader, touch]) expect(person.errors).toEqual([]);
});

test('SHT-9, FRM-8, SHT-48 of two who edit one draft the second is shown what changed, and chooses block by block', async ({
  browser,
  product,
  desk,
}) => {
  const { url } = product;
  const one = leader;
  const two = await openFor(browser);
  await one.page.goto(`${url}/intra/panels/sheets/1`);
  await signInQuietly(two.page, url, desk.person, '/intra/panels/sheets/1');
  for (const { page } of [one, two]) await page.getByRole('group', { name: 'Block B' }).waitFor();
  const bitter = (page: Page) => page.getByRole('group', { name: 'Item B2' }).getByLabel('Maximum');
  await bitter(one.page).fill('20');
  await save(one.page);
  await two.page.getByRole('group', { name: 'Item A1' }).getByLabel('Maximum').fill('14');
  await two.page.getByRole('button', { name: 'Save', exact: true }).click();
  await two.page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click();
  await two.page.getByText('Carmen Ruiz saved this on').waitFor();
  await two.page.getByText(/Stored now: .*Bitter 20/).waitFor();
  expect(await axeFindings(two.page)).toEqual([]);
  await two.page.getByRole('button', { name: 'Save my choices' }).click();
  await two.page.getByText('The draft is saved').first().waitFor();
  expect(await bitter(two.page).inputValue()).toBe('20');
  for (const person of [one, two]) expect(person.errors).toEqual([]);
  await two.close();
});

test('SHT-8, LBL-3, SHT-43 a sheet of points is whole on one page of paper, in each of the four languages', async ({
  product,
  desk,
}) => {
  const { url } = product;
  const taster = await desk.taster('T04', 'Dora');
  const session = await desk.plan([await desk.sample('SECRETOIL-3')], [taster.id], 0);
  await desk.change(planName({ panel: desk.panel, session: sessionCode(session) }), (doc) =>
    setPlanField(doc, 'sheet', 'award-100'),
  );
  const { page, errors } = leader;
  const speak = (language: string) =>
    page.evaluate((chosen) => localStorage.setItem('isoLang', chosen), language);
  for (const [language, words] of [
    ['en', ['Competition sheet, 100 points', 'Balance of bitter and pungent', 'of 100']],
    ['es', ['Hoja de concurso, 100 puntos', 'Equilibrio de amargo y picante', 'de 100']],
    ['fr', ['Feuille de concours, 100 points', 'Équilibre entre amer et piquant', 'sur 100']],
    ['it', ['Scheda di concorso, 100 punti', 'Equilibrio tra amaro e piccante', 'su 100']],
  ] as const) {
    await speak(language);
    await page.goto(`${url}/intra/labels/${session}`);
    await page.getByRole('radio').nth(1).click();
    const paper = page.locator('section', { has: page.locator('[data-item]') }).last();
    for (const text of words) await paper.getByText(text, { exact: true }).first().waitFor();
    expect(await paper.textContent()).not.toContain('SECRETOIL');
    expect(await paper.locator('[data-item]').count()).toBe(11);
    await page.emulateMedia({ media: 'print' });
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
  }
  await speak('en');
  expect(errors).toEqual([]);
});

test('LBL-3 an item of 40 letters without a blank leaves the paper of a sheet of points at its size', async ({
  product,
  desk,
}) => {
  const { url } = product;
  const { page, errors } = leader;
  await page.goto(`${url}/intra/panels/sheets/1`);
  const item = page.getByRole('group', { name: 'Item A2' });
  await item.getByRole('textbox', { name: 'Item A2', exact: true }).fill(LONG);
  await save(page);
  await publish(page, 3);
  const taster = await desk.taster('T05', 'Elsa');
  const session = await desk.plan([await desk.sample('SECRETOIL-5')], [taster.id], 0);
  await desk.change(planName({ panel: desk.panel, session: sessionCode(session) }), (doc) =>
    setPlanField(doc, 'sheet', 'own-1-3'),
  );
  await goTo(page, `/intra/labels/${session}`);
  await page.getByRole('radio').nth(1).click();
  const paper = page.locator('section', { has: page.locator('[data-item]') }).last();
  await paper.locator('[data-item]', { hasText: LONG }).waitFor();
  await page.emulateMedia({ media: 'print' });
  const pages = drawnPages(await page.pdf({ preferCSSPageSize: true }));
  await page.emulateMedia({ media: 'screen' });
  expect(pages).toHaveLength(1);
  for (const { scale } of pages) {
    expect(scale.least).toBeCloseTo(1, 3);
    expect(scale.most).toBeCloseTo(1, 3);
  }
  expect(errors).toEqual([]);
});

test('KEY-8 KEY-3 a sheet of points on paper is keyed in twice, by keyboard; what differs is settled, and it stands with who keyed it in', async ({
  desk,
}) => {
  const cleo = await desk.taster('T03', 'Cleo');
  const session = await desk.plan([await desk.sample('SECRETOIL-2')], [cleo.id], 0);
  await desk.change(planName({ panel: desk.panel, session: sessionCode(session) }), (doc) =>
    setPlanField(doc, 'sheet', 'award-100'),
  );
  await desk.command('show-session', { session });
  const { page } = leader;
  await goTo(page, `/intra/sessions/${session}`);
  await page.getByRole('link', { name: 'Key in a paper sheet' }).click();
  await pick(page, /Taster/, /Cleo/);
  await pick(page, /Glass/, /place 1/);
  const type = async (points: readonly string[]) => {
    await page.getByRole('textbox', { name: /^Fruitiness of olives, green/ }).waitFor();
    for (const given of points) {
      await page.keyboard.type(given);
      await page.keyboard.press('Tab');
    }
  };
  const paper = ['15', '10', '5', '5', '15', '10', '10', '10', '8', '6', '6'];
  await type(paper.with(10, '7'));
  await page.getByRole('button', { name: 'Key in a second time' }).click();
  await page.getByText('Value out of range: 0 to 6').first().waitFor();
  await page.getByRole('textbox', { name: 'Persistence' }).fill('6');
  await page.getByText('Part C: 20 of 20').waitFor();
  await page.getByRole('button', { name: 'Key in a second time' }).click();
  await page.getByRole('heading', { name: '2 of 3: key in the paper again' }).waitFor();
  await type(paper.with(8, '7'));
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByText('1 line differs: check the paper').waitFor();
  await page.getByText('7 of 8').click();
  await page.getByLabel(/^Reason/).fill('The tablet had no battery.');
  await page.getByRole('button', { name: 'Keep the sheet' }).click();
  await page.getByText(/^The sheet \w+ of/).waitFor();
  await goTo(page, `/intra/tastersevaluation/${session}`);
  await page.getByText('keyed in by Carmen Ruiz').waitFor();
  expect(leader.errors).toEqual([]);
});

/** A word without a space. */
const LONG = 'W'.repeat(40);

/**
 * The points of both tasters, item by item in the order of the sheet: the second is the almond item
 * that the panel added.
 */
const GIVEN = ['12', '25', '7', '11', '8', '9', '6'] as const;

/** Saves the draft, and waits until it is. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page.getByText('The draft is saved').first().waitFor();
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
}

/** Publishes the draft as that version. */
async function publish(page: Page, version: number): Promise<void> {
  await page.getByRole('button', { name: `Publish version ${version}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: `Retire version ${version}` }).waitFor();
}
