import type { Page } from 'playwright-core';

/** Chooses one of a list that a button opens, and goes on when the list has gone, as a person does who sees it. */
export async function pick(
  page: Page,
  button: string | RegExp,
  option: string | RegExp,
): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('option', { name: option }).click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}
