import type { APIRequestContext, Page, Route } from 'playwright-core';

/** Requests that are always answered: the account, and the session keep-alive. */
const WHO = /\/api\/(?:me|auth\/)/;

/**
 * Holds all requests of the page except those for the account, so that it shows its loading state.
 */
export async function hold(page: Page): Promise<void> {
  await page.route(/\/api\//, (route) =>
    WHO.test(route.request().url()) ? route.continue() : undefined,
  );
  await page.routeWebSocket(/\/(?:collab|watch)/, () => {
    // The socket opens and sends nothing.
  });
}

/**
 * Sends all reads of the page, except those for the account, with another person's permissions. The
 * server itself rejects them.
 */
export async function askAs(page: Page, other: APIRequestContext): Promise<void> {
  await page.route(/\/api\//, async (route: Route) => {
    const request = route.request();
    if (WHO.test(request.url()) || request.method() !== 'GET') await route.continue();
    else await route.fulfill({ response: await other.get(request.url()) });
  });
}

/** Removes all interception of requests. */
export async function free(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Invalid text, which is typed into every text field. */
const NONSENSE = 'ñ≠0 99/99/9999 <b>--,,';

/**
 * Types invalid text into every field of the screen and submits it, as far as the screen allows
 * that.
 */
export async function typeNonsense(page: Page): Promise<void> {
  const fields = page.locator(
    'main :is(input:not([type=checkbox],[type=radio],[type=file],[type=hidden],[type=range]), textarea):visible:enabled',
  );
  for (const field of await fields.all()) {
    await field.fill(NONSENSE, { timeout: 3_000 }).catch(() => undefined);
    await field.blur({ timeout: 3_000 }).catch(() => undefined);
  }
  // In a list, the text is a search.
  if ((await page.getByRole('searchbox').count()) > 0 && !page.url().includes('/backups'))
    await page.waitForURL(/\?.*=/, { timeout: 5_000 }).catch(() => undefined);
  await page.waitForLoadState('networkidle');
  const save = page.locator('main button[type=submit]:visible:enabled').first();
  if ((await save.count()) > 0) await save.click({ timeout: 3_000 }).catch(() => undefined);
}
