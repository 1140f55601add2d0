import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { planName } from '../domain/documents/document-names.ts';
import { planNotes } from '../domain/documents/session.document.ts';
import { parseSessionCode } from '../domain/words/ids.ts';
import { openFor, type PersonsBrowser } from './support/browser.ts';
import { type Desk, field } from './support/served-session.ts';
import { signInQuietly } from './support/sign-in.ts';
import { arriveQuietly } from './support/sit-down.ts';
import { test } from './support/story.ts';
import { answer, nextCode, openTray, saysStored, startGlass } from './support/taste.ts';

const ANSWERS = {
  fusty: 50,
  musty: 0,
  winey: 0,
  frostbitten: 0,
  rancid: 12,
  other: 0,
  fruity: 40,
  bitter: 30,
  pungent: 20,
} as const;

const SOON = { timeout: 20_000 };

const stored = (page: Page) =>
  vi.waitFor(async () => expect(await saysStored(page)).toBe(true), SOON);
/**
 * The note about quarantined copies (marks from before the restored backup), on any screen, with
 * its buttons.
 */
const note = (page: Page) =>
  page.locator('[role=status]', { has: page.locator('button svg.lucide-trash-2') });
/** A button of the note, by its icon. */
const noteButton = (page: Page, drawing: string) =>
  note(page).locator('button', { has: page.locator(`svg.lucide-${drawing}`) });
/** BTH-17: on a sheet the note is a line of the footer, and opens at a touch. */
const openNote = (page: Page) =>
  page.getByRole('button', { name: /Earlier marks of glass/ }).click();
const dialog = (page: Page) => page.locator('[role=dialog]');

test('SYN-8, SYN-64 what was written before a backup was restored is told in booth and at the desk, outlives a reload, and is taken over one by one or saved and removed', async ({
  browser,
  product,
  desk,
}) => {
  const [ana, luis] = [await desk.taster('T01', 'Ana'), await desk.taster('T02', 'Luis')];
  const session = await desk.plan([await desk.sample('S-1')], [ana.id, luis.id]);
  const booths = [await openFor(browser), await openFor(browser)] as const;
  for (const [index, person] of [ana, luis].entries()) {
    const page = booths[index]?.page;
    if (page === undefined) throw new Error('two booths');
    await arriveQuietly(page, product.url, person, '/intra/evaluations');
  }
  const leader = await openFor(browser);
  await signInQuietly(leader.page, product.url, desk.person, '/intra');
  // What the pages fetch is there before the server is killed.
  for (const { page } of [...booths, leader]) await page.waitForLoadState('networkidle');
  await product.kill();
  const restore = await product.backUp();
  await product.startAgain();

  // Changes after the backup: the session is shown, and both mark all lines.
  await desk.command('show-session', { session });
  const codes: string[] = [];
  for (const { page } of booths) {
    await page.reload();
    await openTray(page, session);
    const code = await nextCode(page);
    codes.push(code);
    await startGlass(page, code, '4');
    await answer(page, ANSWERS);
    await stored(page);
  }
  const planned = await plansAnother(desk, leader, product.url);
  await product.kill();
  await restore();
  await product.startAgain();
  await desk.command('show-session', { session });
  expect(await desk.get(`/api/sessions/${session}/sheets`)).toEqual([]);

  await takesOver(booths[0], codes[0] ?? '');
  await savesAndRemoves(booths[1]);
  await takesOverNotes(desk, leader, planned);
  for (const booth of [...booths, leader]) {
    expect(booth.errors).toEqual([]);
    await booth.close();
  }
});

const offers = (page: Page, values: number) =>
  vi.waitFor(async () => {
    expect(await dialog(page).locator('tbody tr').count()).toBe(values);
  }, SOON);

async function takesOver({ page }: PersonsBrowser, code: string): Promise<void> {
  await page.reload();
  // The new sheet is blank: the glass must be confirmed first. The note is shown already, without a
  // button to restore the marks.
  await note(page).waitFor();
  expect(await nextCode(page)).toBe(code);
  await startGlass(page, code, '7');
  expect(await page.locator('[data-mark]').count()).toBe(0);
  await page.reload();
  await openNote(page);
  await noteButton(page, 'list-checks').click();
  // Nine lines, the kind of fruity and the heating device.
  await offers(page, 11);
  await dialog(page).locator('tbody tr button').first().click();
  await offers(page, 10);
  await page.keyboard.press('Escape');
  await page.locator('#row-fusty [data-mark]').waitFor();
  expect(await page.locator('[data-mark]').count()).toBe(1);
  await stored(page);

  // Half is decided, and the page is reloaded: the rest is still offered.
  await page.reload();
  await openNote(page);
  await noteButton(page, 'list-checks').click();
  for (let left = 10; left > 0; left -= 1) {
    await offers(page, left);
    await dialog(page).locator('tbody tr button').first().click();
  }
  await note(page).waitFor({ state: 'detached' });
  await page.locator('#row-pungent [data-mark]').waitFor();
  await stored(page);
  await page.reload();
  await page.locator('#row-pungent [data-mark]').waitFor();
  expect(await note(page).count()).toBe(0);
}

async function savesAndRemoves({ page }: PersonsBrowser): Promise<void> {
  await page.reload();
  await note(page).waitFor();
  const coming = page.waitForEvent('download');
  await noteButton(page, 'download').click();
  const file: unknown = JSON.parse(await readFile(await (await coming).path(), 'utf8'));
  expect(file).toMatchObject({
    kind: 'evaluation',
    values: { marks: ANSWERS, fields: { heatingDevice: '4' } },
  });

  // Signing out shows a warning, which allows to stay.
  await page.goto(new URL('/intra/evaluations', page.url()).href);
  await note(page).waitFor();
  await page.locator('header button[aria-haspopup]').first().click();
  await page.locator('[role=menuitem]').last().click();
  const question = page.locator('[role=alertdialog]');
  await question.locator('button').first().click();
  await question.waitFor({ state: 'detached' });

  await noteButton(page, 'trash-2').click();
  await question.locator('button').last().click();
  await note(page).waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('h1').waitFor();
  expect(await note(page).count()).toBe(0);
}

const NOTES = 'Ana tastes from the left';

/** The notes on a plan, a shared text. */
const notes = (page: Page) => page.locator('textarea').first();

/** The leader creates another plan and writes notes on it. Returns its number. */
async function plansAnother(desk: Desk, { page }: PersonsBrowser, url: string): Promise<number> {
  const created = await desk.command('create-session', { date: '2026-11-30', training: false });
  const session = Number(field(created, 'session'));
  // The address is opened again: requests that were pending when the server was killed may have
  // failed.
  await page.goto(`${url}/intra/sessions/${session}`);
  await notes(page).fill(NOTES);
  const code = parseSessionCode(session);
  if (code === null) throw new Error('no session');
  await vi.waitFor(async () => {
    const read: string[] = [];
    await desk.change(planName({ panel: desk.panel, session: code }), (doc) => {
      read.push(planNotes(doc).toString());
    });
    expect(read).toEqual([NOTES]);
  }, SOON);
  return session;
}

async function takesOverNotes(
  desk: Desk,
  { page }: PersonsBrowser,
  session: number,
): Promise<void> {
  const created = await desk.command('create-session', { date: '2026-12-01', training: false });
  expect(field(created, 'session')).toBe(session);
  await page.reload();
  await noteButton(page, 'list-checks').click();
  await offers(page, 1);
  await dialog(page).locator('tbody tr button').click();
  await page.keyboard.press('Escape');
  await vi.waitFor(async () => expect(await notes(page).inputValue()).toBe(NOTES), SOON);
  // The date differs and cannot be restored one by one: the copy stays until it is removed.
  await noteButton(page, 'trash-2').click();
  await page.locator('[role=alertdialog] button').last().click();
  await note(page).waitFor({ state: 'detached' });
}
