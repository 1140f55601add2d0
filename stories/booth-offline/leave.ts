import type { Page } from 'playwright-core';

/** Signs out from the list of the own evaluations; returns the message shown before it. */
export async function leave(page: Page): Promise<string> {
  if (!new URL(page.url()).pathname.endsWith('/intra/evaluations'))
    await page.locator('a[href="/intra/evaluations"]').first().click();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog');
  const door = page.getByText('Who is tasting?').or(page.locator('#username')).first();
  await question.or(door).first().waitFor();
  const said = (await question.isVisible()) ? ((await question.textContent()) ?? '') : '';
  if (said !== '') await question.getByRole('button', { name: 'Sign out' }).click();
  await door.waitFor();
  return said;
}
