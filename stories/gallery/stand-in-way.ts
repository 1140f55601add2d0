import type { APIRequestContext, Page, Route } from 'playwright-core';

/** What is answered even where nothing else is: who is there, and that they stay. */
const WHO = /\/api\/(?:me|auth\/)/;

/** Holds whatever the page asks for, but who is there: it stands as it does while it loads. */
export async function hold(page: Page): Promise<void> {
  await page.route(/\/api\//, (route) =>
    WHO.test(route.request().url()) ? route.continue() : undefined,
  );
  await page.routeWebSocket(/\/(?:collab|watch)/, () => {
    // A socket that is open and says nothing.
  });
}

/** Has whatever the page reads, but who is there, asked as somebody else: the server itself refuses it. */
export async function askAs(page: Page, other: APIRequestContext): Promise<void> {
  await page.route(/\/api\//, async (route: Route) => {
    const request = route.request();
    if (WHO.test(request.url()) || request.method() !== 'GET') await route.continue();
    else await route.fulfill({ response: await other.get(request.url()) });
  });
}

/** Lets everything through again. */
export async function free(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** What nobody means, typed into every field that takes letters. */
const NONSENSE = 'ñ≠0 99/99/9999 <b>--,,';

/** Types nonsense into every field of the screen and asks for it to be kept, as far as the screen lets one. */
export async function typeNonsense(page: Page): Promise<void> {
  const fields = page.locator(
    'main :is(input:not([type=checkbox],[type=radio],[type=file],[type=hidden],[type=range]), textarea):visible:enabled',
  );
  for (const field of await fields.all()) {
    await field.fill(NONSENSE, { timeout: 3_000 }).catch(() => undefined);
    await field.blur({ timeout: 3_000 }).catch(() => undefined);
  }
  // A list has been searched for it.
  if ((await page.getByRole('searchbox').count()) > 0 && !page.url().includes('/backups'))
    await page.waitForURL(/\?.*=/, { timeout: 5_000 }).catch(() => undefined);
  await page.waitForLoadState('networkidle');
  const save = page.locator('main button[type=submit]:visible:enabled').first();
  if ((await save.count()) > 0) await save.click({ timeout: 3_000 }).catch(() => undefined);
}
