import type { Page } from 'playwright-core';

/** A person with an account of the panel. */
export type Person = { readonly username: string; readonly password: string };

/**
 * Signs in as a person does: opens the sign-in page, types, presses Enter, and waits for the first
 * page.
 */
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

/**
 * Signs in by request, without the sign-in page, and opens the page at the given path. For stories
 * of leaders and assistants that do not show the sign-in. Tasters need `signIn`, which creates the
 * key that opens the booth offline (BTH-31).
 */
export async function signInQuietly(
  page: Page,
  url: string,
  { username, password }: Person,
  path: string | null = null,
): Promise<void> {
  // The page's browser context stores the session cookie of the response.
  const answer = await page.request.post(`${url}/api/auth/sign-in/username`, {
    headers: { origin: url },
    data: { username, password, rememberMe: false },
  });
  if (!answer.ok()) throw new Error(`${username} is not signed in: ${answer.status()}`);
  if (path !== null) await page.goto(`${url}${path}`);
}
