import type { Page } from 'playwright-core';

/** Creates a session of today; returns its number. */
export async function newSession(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/intra/sessions`);
  await page.getByRole('button', { name: 'Create the session' }).click();
  await page.waitForURL(/\/intra\/sessions\/\d+$/);
  return Number(page.url().split('/').at(-1));
}

/** Chooses rows of a register in the picker that a button opens, and searches for each by code. */
async function choose(page: Page, button: string, codes: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog');
  for (const code of codes) {
    await dialog.getByRole('searchbox').fill(code);
    await dialog
      .locator('label')
      .filter({ hasText: new RegExp(`^${code}\\b`) })
      .first()
      .click();
  }
  await dialog.getByRole('button', { name: 'Done' }).click();
}

/** Adds samples to the plan. */
export const addSamples = (page: Page, codes: readonly string[]): Promise<void> =>
  choose(page, 'Add a sample', codes);

/** Invites tasters. */
export const inviteTasters = (page: Page, codes: readonly string[]): Promise<void> =>
  choose(page, 'Invite tasters', codes);

/** Adds a second replicate of a sample to the plan. */
export async function serveTwice(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${code}` }).click();
  await page.getByRole('menuitem', { name: 'Serve again as replicate 2' }).click();
}

/** Draws the codes and the serving orders. */
export const drawCodes = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /Draw (codes|again)/ }).click();

/** Shows the session to its tasters, and opens its board. */
export async function showSession(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show to tasters' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Show to tasters' }).click();
  await page.waitForURL('**/intra/tastersevaluation/**');
}
