import type { Page } from 'playwright-core';

/**
 * Chooses an option of a list that a button opens, and waits until the list has closed, as a person
 * does.
 */
export async function pick(
  page: Page,
  button: string | RegExp,
  option: string | RegExp,
): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('option', { name: option }).click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}
