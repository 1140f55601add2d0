import type { Page } from 'playwright-core';
import type { Person } from './sign-in.ts';

/**
 * Chooses the demonstration panel on the first start, and reads the accounts that the page shows.
 */
export async function exploreDemonstration(
  page: Page,
  url: string,
): Promise<readonly (Person & { readonly role: string })[]> {
  await page.goto(`${url}/setup`);
  await page.getByText('A demonstration panel').click();
  await page.getByRole('button', { name: 'Set up a demonstration panel' }).click();
  const rows = page.locator('table tbody tr');
  await rows.first().waitFor({ timeout: 90_000 });
  const cells = await Promise.all(
    (await rows.all()).map((row) => row.locator('th, td').allTextContents()),
  );
  return cells.map(([username = '', password = '', role = '']) => ({ username, password, role }));
}
