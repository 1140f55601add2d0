import type { Page } from 'playwright-core';
import { AWARD_100 } from '../../domain/sheets/definition/award-100.ts';
import { itemsOf } from '../../domain/sheets/definition/points.ts';
import { codeField, nextCode } from './taste.ts';
import { waitUntilSeen } from './wait-until-seen.ts';

/** The items of the competition sheet, in order. */
export const ITEMS = itemsOf(AWARD_100);

/** The points of items of a glass. */
export type PointEntries = readonly (readonly [string, number])[];

/** The points of a glass: each item so many below its maximum. */
export const pointsOf = (below: number): PointEntries =>
  ITEMS.map(({ key, maximum }) => [key, maximum - below]);

/** The number field of an item. */
export const box = (page: Page, item: string) => page.locator(`#points-${item} [role=spinbutton]`);

/** Confirms the next glass; this sheet does not ask for the heating device. Returns its code. */
export async function beginPoints(page: Page): Promise<string> {
  const code = await nextCode(page);
  await codeField(page).fill(code);
  await waitUntilSeen(page);
  await codeField(page).press('Enter');
  await box(page, 'harmony').waitFor();
  await waitUntilSeen(page);
  return code;
}

/** Types the points of consecutive items, and moves on with Tab. */
export async function typePoints(page: Page, points: PointEntries): Promise<void> {
  await box(page, points[0]?.[0] ?? '').focus();
  for (const [, given] of points) {
    await page.keyboard.type(String(given));
    await page.keyboard.press('Tab');
  }
}
