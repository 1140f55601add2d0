import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openFor } from './support/browser.ts';
import { signInQuietly } from './support/sign-in.ts';
import { test } from './support/story.ts';

/** The number of printed pages, at the sizes that the pages ask for. */
async function printed(page: Page): Promise<number> {
  const bytes = await page.pdf({ preferCSSPageSize: true });
  return bytes.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/**
 * An A4 page in CSS pixels (96 to an inch): print styles are evaluated for this width, not for that
 * of the window.
 */
const A4 = { width: 794, height: 1123 } as const;

const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).click();

test('LBL-1, LBL-2, LBL-3, LBL-4, LBL-6, LBL-7 an assistant prints labels, paper sheets and lists, and only the key tells what is in a glass', async ({
  browser,
  product,
  desk,
}) => {
  const { url } = product;
  const helper = await desk.assistant('Tomás Prieto');
  const tasters = [await desk.taster('T01', 'Ana'), await desk.taster('T02', 'Ben')];
  const oils = [await desk.sample('SECRETOIL-1'), await desk.sample('SECRETOIL-2')];
  const session = await desk.show(
    oils,
    tasters.map(({ id }) => id),
    0,
  );
  const { page, errors } = await openFor(browser);
  await signInQuietly(page, url, helper, `/intra/sessions/${session}`);
  await page.getByRole('link', { name: 'Labels and paper sheets' }).click();
  const pages = page.locator('section[tabindex="0"]');
  await pages.getByText(`${session}`, { exact: true }).first().waitFor();

  // One label for each glass, in places of 70 by 37 mm. One label of the sheet is used up, so it
  // begins at the second place.
  expect(await pages.getByText(/^\d{3}$/).count()).toBe(4);
  expect(await pages.textContent()).not.toContain('SECRETOIL');
  expect(await pages.textContent()).not.toContain('T01');
  expect(await printed(page)).toBe(1);
  await page.getByRole('switch', { name: 'With taster and place' }).click({ force: true });
  await pages.getByText(`${session} · T01 · 1`).waitFor();

  // One paper page for each glass; every line on it is 100 mm long, 377.95 px of 96 to an inch.
  await choose(page, 'Paper sheets');
  await page.emulateMedia({ media: 'print' });
  const lines = page.locator('[data-line]');
  expect(await lines.count()).toBe(36);
  await page.setViewportSize(A4);
  const widths = await lines.evaluateAll((all) =>
    all.map((line) => Math.round(line.getBoundingClientRect().width)),
  );
  // With the end marks of the line.
  for (const width of widths) expect(Math.abs(width - 379)).toBeLessThan(2);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await printed(page)).toBe(4);
  expect(await pages.textContent()).not.toContain('SECRETOIL');
  // Nothing of a page is cut off.
  const cut = await pages
    .locator('section')
    .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight).length);
  expect(cut).toBe(0);
  await page.emulateMedia({ media: 'screen' });

  // The list of trays: their codes, without the samples; and the key, which has the samples.
  await choose(page, 'Trays');
  await pages.getByText('T02 Ben Rubio').waitFor();
  await page.emulateMedia({ media: 'print' });
  const list = pages.locator('table').first();
  expect(await list.evaluate((table) => getComputedStyle(table).zoom)).toBe('1');
  await page.emulateMedia({ media: 'screen' });
  expect(await pages.textContent()).not.toContain('SECRETOIL');
  await choose(page, 'Pouring list');
  await pages.getByText('SECRETOIL-2').waitFor();
  await pages.getByText('Key of the codes: keep it from tasters.').waitFor();
  expect(await pages.getByText('30 mL').count()).toBe(2);
  expect(errors).toEqual([]);
});
