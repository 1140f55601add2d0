import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { formatDocumentName } from '../domain/documents/name.ts';
import { parseSessionCode, parseTasterId, parseTastingCode } from '../domain/words/ids.ts';
import { askDocuments } from './support/ask-document.ts';
import { axeFindings } from './support/axe-findings.ts';
import { openFor } from './support/browser.ts';
import { cookieOf } from './support/desk-calls.ts';
import { hurryKeys } from './support/hurried-keys.ts';
import { choose, pressOn, stepMark, tabTo, typeMark } from './support/keyboard.ts';
import type { Desk } from './support/served-session.ts';
import { test } from './support/story.ts';
import { type Answers, nextCode, saysStored } from './support/taste.ts';
import { waitUntilSeen } from './support/wait-until-seen.ts';

const FIRST: Answers = {
  fusty: 0,
  musty: 7,
  winey: 0,
  frostbitten: 0,
  rancid: 100,
  other: 11,
  fruity: 48,
  bitter: 36,
  pungent: 52,
};
const SECOND: Answers = { ...FIRST, musty: 0, rancid: 0, other: 0, fruity: 61, bitter: 1 };

const forward = (page: Page) => page.locator('footer button').last();
const field = (page: Page, place: number) => page.locator('main form input').nth(place);

/** The position of each line of the sheet on the page, in whole px. */
const placesOfRows = (page: Page) =>
  page
    .locator('[id^="row-"]')
    .evaluateAll((rows) =>
      rows.map((row) => Math.round(row.getBoundingClientRect().top + window.scrollY)),
    );

/** Confirms the next glass by its code and its place on the heating device. */
async function confirmGlass(page: Page, code: string): Promise<void> {
  await confirmDevice(page, code, '6');
  await page.locator('#row-fusty').waitFor();
}

/** The same, with a text for the heating device that may be invalid. */
async function confirmDevice(page: Page, code: string, device: string): Promise<void> {
  await tabTo(page, field(page, 0));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(code);
  await tabTo(page, field(page, 1));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(device);
  await page.keyboard.press('Enter');
}

/** Resizes the window; the emulated screen keeps its size, so that it stays calibrated. */
async function widen(page: Page, width: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const height = 800;
  await devTools.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 1,
    mobile: false,
    screenWidth: 1280,
    screenHeight: height,
  });
}

/**
 * Checks that axe finds nothing on a screen of the booth, in the light and in the dark colour
 * scheme.
 */
async function isClean(page: Page, screen: string): Promise<void> {
  expect(await axeFindings(page), screen).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page, { only: 'colours' }), `${screen}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Signs with the keyboard and hands in. */
async function sign(page: Page): Promise<void> {
  await pressOn(page, page.locator('[data-pad]'), 'Enter');
  await page.keyboard.type('Alba Castillo');
  await pressOn(page, forward(page), 'Enter');
}

/** The valid sheets of a session as the desk reads them, by code: the stored marks. */
async function storedMarks(desk: Desk, session: number): Promise<Record<string, unknown>> {
  const sheets = await desk.get(`/api/sessions/${session}/sheets`);
  if (!Array.isArray(sheets)) throw new Error('no sheets');
  return Object.fromEntries(sheets.map((sheet) => [sheet.code, sheet.marks]));
}

test('SCR-1 BTH-5 BTH-13 BTH-16 BTH-17 BTH-18 CAL-6 CAL-8 EVA-11 one taster, in Spanish and by keyboard alone, loses the network and the page in the middle, then the server; what is stored is what was marked, every screen is without a finding of axe, and no key that came with one was taken', async ({
  browser,
  product,
  desk,
}) => {
  const taster = await desk.taster('T07', 'Elena');
  const samples = [await desk.sample('S-1'), await desk.sample('S-2')];
  const { page, errors, setOffline, close } = await openFor(browser, {
    locale: 'es-ES',
    keepsPage: true,
  });
  const hurried = await hurryKeys(page);

  // Signing in leads to the calibration (ACC-12), and from there to the own evaluations.
  await page.goto(`${product.url}/login`);
  await tabTo(page, page.locator('#username'));
  await page.keyboard.type(taster.username);
  await tabTo(page, page.locator('#password'));
  await page.keyboard.type(taster.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/intra/calibration?returnUrl=*');
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  const segment = page.locator('main [role=slider]');
  const before = Number(await segment.getAttribute('aria-valuenow'));
  await pressOn(page, segment, 'PageUp');
  expect(Number(await segment.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
  await pressOn(page, forward(page), 'Enter');
  await page.waitForURL('**/intra/evaluations');

  // The list is empty until the leader shows the session; then the tray appears by itself.
  await page.locator('main [role=status] h2').waitFor();
  const session = await desk.show(samples, [taster.id]);
  const tray = page.locator(`a[href="/intra/profilesheet/${session}"]`);
  await tray.waitFor();
  // The page of calibration has links back for a taster who calibrates again.
  await page.goto(`${product.url}/intra/calibration?returnUrl=/intra/evaluations`);
  await pressOn(page, page.getByRole('button', { name: 'Llamar al jefe de panel' }), 'Enter');
  await pressOn(page, page.getByRole('button', { name: 'anularla' }), 'Enter');
  await page.getByRole('button', { name: 'Llamar al jefe de panel' }).waitFor();
  await pressOn(page, forward(page), 'Enter');
  await page.waitForURL('**/intra/evaluations');
  await pressOn(page, tray, 'Enter');
  await field(page, 0).waitFor();
  const first = await nextCode(page);
  await isClean(page, 'the tray');

  // A wrong code is rejected before the right one opens the sheet.
  await waitUntilSeen(page);
  await page.keyboard.type(first === '100' ? '101' : '100');
  await page.keyboard.press('Enter');
  await page.locator('main form [data-invalid]').first().waitFor();
  await isClean(page, 'a code that is refused');
  expect(await page.locator('#row-fusty').count()).toBe(0);
  // An invalid heating device is rejected, too: nothing begins, and its field says why.
  await confirmDevice(page, first, 'a1');
  await page.getByText(/solo con cifras|solo cifras/).waitFor();
  expect(await page.locator('#row-fusty').count()).toBe(0);
  await confirmGlass(page, first);
  expect(await page.locator('#row-fusty button').first().textContent()).toBe('No percibido');

  const rows = await placesOfRows(page);
  // Half of the sheet is stored. Then the device goes offline, two more lines are answered, and the
  // page is reloaded.
  for (const attribute of ['fusty', 'musty', 'winey', 'frostbitten'] as const)
    await typeMark(page, attribute, FIRST[attribute]);
  await vi.waitFor(async () => expect(await saysStored(page)).toBe(true), { timeout: 20_000 });
  // Marks move no line (no layout shift). A screen reader describes where a mark is, never its
  // figure.
  expect(await placesOfRows(page)).toEqual(rows);
  const said = await page.locator('#row-musty [role=slider]').getAttribute('aria-valuetext');
  expect(said).toMatch(/\p{L}/u);
  expect(said).not.toMatch(/\d/);
  await isClean(page, 'a sheet');
  // A window without room for 100 mm shows no line and says why. With room the sheet is there
  // again.
  await widen(page, 320);
  await page.getByText('Ventana demasiado estrecha para una línea de 100 mm').waitFor();
  expect(await page.locator('[data-line]').count()).toBe(0);
  // A taster who is stopped here may leave.
  await page.locator('header a[href="/intra/evaluations"]').waitFor();
  await isClean(page, 'no room');
  await widen(page, 1280);
  await page.locator('#row-musty [data-mark]').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await setOffline(true);
  await typeMark(page, 'rancid', FIRST.rancid);
  await typeMark(page, 'other', FIRST.other);
  await page.locator('[data-step=device][data-true]').waitFor();
  expect(await saysStored(page)).toBe(false);
  await page.reload();
  await page.locator('#row-other [role=slider]:focus').waitFor();
  expect(page.url()).toContain(`/intra/profilesheet/${session}`);
  expect(await saysStored(page)).toBe(false);

  // The review lists unanswered lines, with links to them.
  await typeMark(page, 'fruity', FIRST.fruity);
  await choose(page, page.locator('#row-fruity'), 1);
  await typeMark(page, 'pungent', FIRST.pungent);
  await pressOn(page, forward(page), 'Enter');
  const points = page.locator('main ol li button');
  await points.first().waitFor();
  expect(await points.count()).toBe(2);
  await isClean(page, 'a review of what is open');
  await pressOn(page, points.last(), 'Enter');
  await page.locator('#row-bitter :focus').waitFor();
  await stepMark(page, 'bitter', FIRST.bitter);
  await pressOn(page, page.locator('#row-other button[aria-expanded]'), 'Enter');
  await choose(page, page.locator('#row-other'), 6);
  await pressOn(page, forward(page), 'Enter');
  await page.locator('[data-pad]').waitFor();
  await isClean(page, 'a review to be signed');
  await sign(page);

  // Signed offline: the signature is only on this device until the network is back.
  await page.getByRole('timer').waitFor();
  await page.locator('[data-step=device][data-true]').waitFor();
  await isClean(page, 'a rest');
  expect(await saysStored(page)).toBe(false);
  expect(await storedMarks(desk, session)).toEqual({});
  await setOffline(false);
  await vi.waitFor(
    async () => expect(await storedMarks(desk, session)).toEqual({ [first]: FIRST }),
    {
      timeout: 20_000,
    },
  );
  await vi.waitFor(async () => expect(await saysStored(page)).toBe(true), { timeout: 20_000 });

  // Only the leader shortens the rest; the next glass then opens by itself. During the rest the
  // server is killed.
  expect(await page.locator('main form').count()).toBe(0);
  await desk.command('end-rest', { session, taster: taster.id });
  await field(page, 0).waitFor();
  const second = await nextCode(page);
  expect(second).not.toBe(first);
  // A glass with another code stops everything, until the right one is there.
  await pressOn(page, page.getByRole('button', { name: 'La etiqueta dice otra cosa' }), 'Enter');
  await page.getByRole('heading', { name: 'Alto: no cate esta copa' }).waitFor();
  await isClean(page, 'a wrong glass');
  await pressOn(page, page.getByRole('button', { name: 'Ya tengo la copa correcta' }), 'Enter');
  await field(page, 0).waitFor();
  await confirmGlass(page, second);
  for (const attribute of ['fusty', 'musty', 'winey', 'frostbitten', 'rancid', 'other'] as const)
    await typeMark(page, attribute, SECOND[attribute]);
  await product.kill();
  for (const attribute of ['fruity', 'bitter', 'pungent'] as const)
    await typeMark(page, attribute, SECOND[attribute]);
  await choose(page, page.locator('#row-fruity'), 0);
  await pressOn(page, forward(page), 'Enter');
  await sign(page);
  await product.startAgain();
  await vi.waitFor(
    async () =>
      expect(await storedMarks(desk, session)).toEqual({ [first]: FIRST, [second]: SECOND }),
    { timeout: 30_000 },
  );

  // Everything is handed in: only now may the own sheets be read.
  await page.locator('main li button').first().waitFor();
  await isClean(page, 'all is handed in');
  await pressOn(page, page.locator('main li button').first(), 'Enter');
  await page.locator('main li ul li').first().waitFor();
  expect(await page.locator('main [role=slider]').count()).toBe(0);
  await isClean(page, 'an own sheet');
  await desk.command('close-session', { session });
  await page.getByRole('heading', { name: 'Esta cata ha terminado' }).waitFor();
  await isClean(page, 'a session that is over');

  // The calibration and the language of the tasting are stored with the marks.
  const [place, who] = [parseSessionCode(session), parseTasterId(taster.id)];
  const code = parseTastingCode(first);
  if (place === null || who === null || code === null) throw new Error('no name');
  const name = {
    kind: 'evaluation',
    panel: desk.panel,
    session: place,
    taster: who,
    code,
  } as const;
  const [asked] = await askDocuments(product.url, await cookieOf(page), [formatDocumentName(name)]);
  const fields = asked?.doc.getMap('fields');
  expect(fields?.get('language')).toBe('es');
  expect(fields?.get('fruityKind')).toBe('ripe');
  expect(fields?.get('otherDescriptor')).toBe('metallic');
  expect(fields?.get('heatingDevice')).toBe('6');
  expect(fields?.get('calibration')).toMatchObject({ pixelRatio: 1, window: [1280, 800] });
  // None of these screens accepted a key that was pressed as it opened.
  expect(hurried.filter(({ isTaken }) => isTaken)).toEqual([]);
  const screens = new Set(hurried.map(({ screen }) => screen.replace(/\d+/g, '#')));
  expect([...screens].join('\n')).toMatch(/calibration/);
  expect(screens.size, [...screens].join('\n')).toBeGreaterThan(6);
  expect(errors).toEqual([]);
  await close();
});
