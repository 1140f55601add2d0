import type { Page } from 'playwright-core';

/** Makes a session of today; answers its number. */
export async function newSession(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/intra/sessions`);
  await page.getByRole('button', { name: 'Create the session' }).click();
  await page.waitForURL(/\/intra\/sessions\/\d+$/);
  return Number(page.url().split('/').at(-1));
}

/** Chooses rows of a register in the picker that a button opens, searching for each by its code. */
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

/** Puts samples on the plan. */
export const addSamples = (page: Page, codes: readonly string[]): Promise<void> =>
  choose(page, 'Add a sample', codes);

/** Invites tasters. */
export const inviteTasters = (page: Page, codes: readonly string[]): Promise<void> =>
  choose(page, 'Invite tasters', codes);

/** Serves a sample of the plan twice. */
export async function serveTwice(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${code}` }).click();
  await page.getByRole('menuitem', { name: 'Serve again as replicate 2' }).click();
}

/** Draws the codes and the serving order. */
export const drawCodes = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /Draw (codes|again)/ }).click();

/** Shows the session to its tasters and stands before its board. */
export async function showSession(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show to tasters' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Show to tasters' }).click();
  await page.waitForURL('**/intra/tastersevaluation/**');
}
