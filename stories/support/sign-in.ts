import type { Page } from 'playwright-core';

/** A person with an account of the panel. */
export type Person = { readonly username: string; readonly password: string };

/** Signs in as a person does: opens the sign-in page, types, presses Enter, and waits to be inside. */
export async function signIn(
  page: Page,
  url: string,
  { username, password }: Person,
): Promise<void> {
  await page.goto(`${url}/login?returnUrl=%2Fintra`);
  await page.locator('#username').fill(username);
  await page.locator('#password').fill(password);
  await page.locator('#password').press('Enter');
  await page.waitForURL(({ pathname }) => pathname.startsWith('/intra'));
}
