import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openFor } from './support/browser.ts';
import { signInQuietly } from './support/sign-in.ts';
import { test } from './support/story.ts';

const NOTE = 'The pourer had mixed two bottles; done again the day after.';
const REASON = 'It was the session before.';

const PRECISION = '/intra/quality/panelprecision';

/** The rows of the table behind the chart of the panel's precision. */
async function rowsOf(page: Page) {
  await page.getByRole('figure').first().getByRole('button', { name: 'Show as a table' }).click();
  const rows = page.getByRole('figure').first().getByRole('row');
  await rows.nth(1).waitFor();
  return rows;
}

test('QUA-5, QUA-47, QUA-54, QUA-55, QUA-1 a note to a point is kept under its writer and struck with a reason; a session that is invalidated leaves the chart', async ({
  browser,
  ownDemonstration: product,
}) => {
  const leader = await openFor(browser);
  const { page } = leader;
  await signInQuietly(page, product.url, product.personOf('jefespanel'), PRECISION);
  const points = await rowsOf(page);
  const before = await points.count();
  const newest = points.last();
  await newest.getByRole('button', { name: 'Write a note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Note to a point' });
  // An empty note is not saved.
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('required').first().waitFor();
  await dialog.getByRole('textbox', { name: /Note/ }).fill(NOTE);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The note has been saved').waitFor();
  const notes = page.getByRole('list', { name: /^Notes to/ });
  await notes.getByText(NOTE).waitFor();

  // An assistant reads the note, and can neither write nor strike one.
  const assistant = await openFor(browser);
  await signInQuietly(assistant.page, product.url, product.personOf('adjuntos'), PRECISION);
  await rowsOf(assistant.page);
  await assistant.page
    .getByRole('list', { name: /^Notes to/ })
    .getByText(NOTE)
    .waitFor();
  for (const name of ['Write a note', 'Strike the note'])
    expect(await assistant.page.getByRole('button', { name }).count()).toBe(0);
  await assistant.close();

  await notes.getByRole('button', { name: 'Strike the note' }).click();
  const strike = page.getByRole('alertdialog', { name: 'Strike this note?' });
  await strike.getByRole('textbox', { name: /Reason/ }).fill(REASON);
  await strike.getByRole('button', { name: 'Strike the note' }).click();
  await notes.getByText(REASON).waitFor();
  expect(await notes.locator('del').textContent()).toBe(NOTE);

  // QUA-1: the month of a session whose validation is withdrawn is fetched again.
  await newest.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Invalidate' }).click();
  const invalidate = page.getByRole('alertdialog');
  await invalidate.getByRole('textbox', { name: /Reason/ }).fill('The codes were exchanged.');
  await invalidate.getByRole('button', { name: 'Invalidate' }).click();
  await page.getByText(/is invalidated/).waitFor();
  await page.goto(`${product.url}${PRECISION}`);
  const after = await rowsOf(page);
  await expect.poll(() => after.count()).toBeLessThan(before);
  expect([leader.errors, assistant.errors]).toEqual([[], []]);
});
