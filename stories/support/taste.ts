import type { Page } from 'playwright-core';
import { ATTRIBUTE_KEYS, type AttributeKey } from '../../domain/words/attributes.ts';
import { seen } from './seen.ts';

/** What a person answers on one sheet: whole millimetres of every line. */
export type Answers = Readonly<Record<AttributeKey, number>>;

/** Measures the screen, if the product asks for it, and stands before the own evaluations. */
export async function calibrate(page: Page): Promise<void> {
  const measured = page.getByRole('button', { name: /100 mm/ });
  const link = page.locator('a[href*="/profilesheet/"], main [role=status]').first();
  await measured.or(link).first().waitFor();
  if (!(await measured.isVisible())) return;
  await measured.click();
  await page.waitForURL('**/intra/evaluations**');
}

/** Goes from the own evaluations to the tray of a session, as soon as it is there. */
export async function openTray(page: Page, session: number): Promise<void> {
  await page.locator(`a[href="/intra/profilesheet/${session}"]`).first().click();
  await codeField(page).waitFor();
}

/** Where the code of the glass is typed. */
export const codeField = (page: Page) => page.locator('main form input').first();

/** The code of the glass that is asked for now, as the tray says it. */
export async function nextCode(page: Page): Promise<string> {
  const line = page.locator('section[aria-labelledby=confirm-title] p').first();
  const words = (await line.textContent()) ?? '';
  const code = /\b[0-9A-Z]{2,6}\b/.exec(words)?.[0];
  if (code === undefined) throw new Error(`no code in: ${words}`);
  return code;
}

/** Confirms the glass: types its code and its heating device, and presses Enter. */
export async function startGlass(page: Page, code: string, device: string): Promise<void> {
  await codeField(page).fill(code);
  await page.locator('main form input').nth(1).fill(device);
  await seen(page);
  await codeField(page).press('Enter');
  await page.locator('#row-fruity').waitFor();
}

/** Answers one line: the control *not perceived* for zero, else a tap at the place. */
export async function mark(page: Page, attribute: AttributeKey, mm: number): Promise<void> {
  const row = page.locator(`#row-${attribute}`);
  if (mm === 0) {
    await row.locator('button[aria-pressed]').first().click();
    return;
  }
  const line = row.locator('[data-line]');
  await line.scrollIntoViewIfNeeded();
  const box = await line.boundingBox();
  if (box === null) throw new Error(`no line for ${attribute}`);
  await page.mouse.click(box.x + (box.width * mm) / 100, box.y + box.height / 2);
}

/** Answers some lines of the sheet that stands before the person, and the kind of fruity with fruity. */
export async function answer(
  page: Page,
  answers: Answers,
  attributes: readonly AttributeKey[] = ATTRIBUTE_KEYS,
): Promise<void> {
  for (const attribute of attributes) {
    await mark(page, attribute, answers[attribute]);
    if (attribute === 'fruity' && answers.fruity > 0)
      await page.locator('#row-fruity [role=radio]').first().click();
  }
}

/** Reviews, signs by keyboard with a name, the one word that a taster writes, and hands in. */
export async function signSheet(page: Page, name = 'A taster'): Promise<void> {
  await page.locator('footer button').last().click();
  await page.locator('[data-pad]').waitFor();
  await seen(page);
  await page.locator('[data-pad]').press('Enter');
  await page.keyboard.type(name);
  await page.locator('footer button').last().click();
}

/** Whether the screen says that all is stored by the server. */
export const saysStored = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-step=stored][data-true]').count()) > 0;
