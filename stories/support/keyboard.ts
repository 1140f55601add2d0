import type { Locator, Page } from 'playwright-core';
import type { AttributeKey } from '../../domain/words/attributes.ts';
import { waitUntilSeen } from './wait-until-seen.ts';

/** More Tab stops than any page of the booth has. */
const MOST = 120;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus. Throws if it cannot be reached by keyboard. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await waitUntilSeen(page);
  for (let count = 0; count < MOST; count += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${String(target)}`);
}

/** Moves the focus to an element by Tab and presses a key there. */
export async function pressOn(page: Page, target: Locator, key: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/**
 * Answers one line by keyboard: Space on *not perceived* for zero, or else digits typed on the
 * line.
 */
export async function typeMark(page: Page, attribute: AttributeKey, mm: number): Promise<void> {
  const row = page.locator(`#row-${attribute}`);
  if (mm === 0) {
    await pressOn(page, row.locator('button[aria-pressed]').first(), 'Space');
    return;
  }
  await tabTo(page, row.locator('[role=slider]'));
  await page.keyboard.type(String(mm));
  await page.keyboard.press('Enter');
}

/**
 * Answers one line with Tab and Enter alone: Enter on the line, then its steps of ten and of one
 * (BTH-40).
 */
export async function stepMark(page: Page, attribute: AttributeKey, mm: number): Promise<void> {
  const row = page.locator(`#row-${attribute}`);
  await pressOn(page, row.locator('[role=slider]'), 'Enter');
  for (let left = mm; left >= 10; left -= 10)
    await pressOn(page, row.getByRole('button', { name: '+10 mm' }), 'Enter');
  for (let left = mm % 10; left > 0; left -= 1)
    await pressOn(page, row.getByRole('button', { name: '+1 mm' }), 'Enter');
  await pressOn(page, row.getByRole('group').getByRole('button').last(), 'Enter');
}

/** Chooses one of a row's choices by its index in the group, with the arrow keys. */
export async function choose(page: Page, group: Locator, place: number): Promise<void> {
  await tabTo(page, group.locator('[role=radio]').first());
  for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
}
