import type { Locator, Page } from 'playwright-core';
import { ATTRIBUTE_KEYS, type AttributeKey } from '../../domain/words/attributes.ts';
import { pressOn, tabTo, typeMark } from './keyboard.ts';
import { waitUntilSeen } from './wait-until-seen.ts';

/** The answers of a person on one sheet: whole millimetres for every line. */
export type Answers = Readonly<Record<AttributeKey, number>>;

/** The input device of a taster; `finger` needs a browser with touch. */
export type Hand = 'mouse' | 'finger' | 'keys';

/** Presses an element with the input device. */
async function press(page: Page, target: Locator, hand: Hand): Promise<void> {
  if (hand === 'mouse') await target.click();
  else if (hand === 'finger') await target.tap();
  else await pressOn(page, target, 'Enter');
}

/** Types into a field after focusing it with the input device. */
async function typeIn(page: Page, field: Locator, text: string, hand: Hand): Promise<void> {
  if (hand === 'mouse') return field.fill(text);
  if (hand === 'finger') await field.tap();
  else await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Calibrates the screen, if the product asks for it, and opens the list of the own evaluations. */
export async function calibrate(page: Page): Promise<void> {
  const measured = page.getByRole('button', { name: /100 mm/ });
  const link = page.locator('a[href*="/profilesheet/"], main [role=status]').first();
  await measured.or(link).first().waitFor();
  if (!(await measured.isVisible())) return;
  await measured.click();
  await page.waitForURL('**/intra/evaluations**');
}

/** Opens the tray of a session from the list of the own evaluations, as soon as it is there. */
export async function openTray(page: Page, session: number): Promise<void> {
  await page.locator(`a[href="/intra/profilesheet/${session}"]`).first().click();
  await codeField(page).waitFor();
}

/** The field for the code of the glass. */
export const codeField = (page: Page) => page.locator('main form input').first();

/** The tasting code of the next glass, as the tray shows it. */
export async function nextCode(page: Page): Promise<string> {
  const line = page.locator('section[aria-labelledby=confirm-title] p').first();
  const words = (await line.textContent()) ?? '';
  const code = /\b[0-9A-Z]{2,6}\b/.exec(words)?.[0];
  if (code === undefined) throw new Error(`no code in: ${words}`);
  return code;
}

/**
 * Confirms the glass: types its code and its heating device, and presses Enter. With a finger it
 * presses *Start tasting*.
 */
export async function startGlass(
  page: Page,
  code: string,
  device: string,
  hand: Hand = 'mouse',
): Promise<void> {
  await typeIn(page, codeField(page), code, hand);
  await typeIn(page, page.locator('main form input').nth(1), device, hand);
  await waitUntilSeen(page);
  if (hand === 'finger') await page.locator('main form button[type=submit]').tap();
  else await codeField(page).press('Enter');
  await page.locator('#row-fruity').waitFor();
}

/** Reads why a sheet is open again, and continues to it. */
export async function readFirst(page: Page): Promise<void> {
  const understood = page.locator('main :has(> h1) > :last-child > button');
  await understood.waitFor({ timeout: 20_000 });
  await waitUntilSeen(page);
  await understood.click();
  await page.locator('#row-fruity').waitFor();
}

/**
 * Answers one line: the control *not perceived* for zero, or else a place on the line, tapped or
 * typed.
 */
export async function mark(
  page: Page,
  attribute: AttributeKey,
  mm: number,
  hand: Hand = 'mouse',
): Promise<void> {
  if (hand === 'keys') return typeMark(page, attribute, mm);
  await waitUntilSeen(page);
  const row = page.locator(`#row-${attribute}`);
  if (mm === 0) return press(page, row.locator('button[aria-pressed]').first(), hand);
  const line = row.locator('[data-line]');
  await line.scrollIntoViewIfNeeded();
  const box = await line.boundingBox();
  if (box === null) throw new Error(`no line for ${attribute}`);
  const [x, y] = [box.x + (box.width * mm) / 100, box.y + box.height / 2];
  await (hand === 'finger' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Answers some lines of the open sheet; with fruity also its kind. */
export async function answer(
  page: Page,
  answers: Answers,
  attributes: readonly AttributeKey[] = ATTRIBUTE_KEYS,
  hand: Hand = 'mouse',
): Promise<void> {
  for (const attribute of attributes) {
    await mark(page, attribute, answers[attribute], hand);
    if (attribute !== 'fruity' || answers.fruity === 0) continue;
    const kind = page.locator('#row-fruity [role=radio]').first();
    if (hand === 'keys') await pressOn(page, kind, 'Space');
    else await press(page, kind, hand);
  }
}

/**
 * Reviews, signs and hands in. With a finger it draws the signature as on paper; by keyboard it
 * types a name, the one word that a taster writes.
 */
export async function signSheet(
  page: Page,
  name = 'A taster',
  hand: Hand = 'mouse',
): Promise<void> {
  await press(page, page.locator('footer button').last(), hand);
  const pad = page.locator('[data-pad]');
  await pad.waitFor();
  await waitUntilSeen(page);
  if (hand === 'finger') await drawOn(page, pad);
  else {
    await pad.press('Enter');
    await page.keyboard.type(name);
  }
  await press(page, page.locator('footer button').last(), hand);
}

/** Draws a stroke with a finger. */
async function drawOn(page: Page, pad: Locator): Promise<void> {
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (box === null) throw new Error('no pad');
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly number[]) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map((part) => ({
        x: box.x + box.width * part,
        y: box.y + box.height * (0.4 + 0.2 * Math.sin(part * 20)),
      })),
    });
  await touch('touchStart', [0.2]);
  for (const part of [0.3, 0.4, 0.5, 0.6, 0.7]) await touch('touchMove', [part]);
  await touch('touchEnd', []);
  await devTools.detach();
}

/** Whether the screen shows that the server has stored everything. */
export const saysStored = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-step=stored][data-true]').count()) > 0;
