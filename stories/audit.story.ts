import { expect } from 'vitest';
import { axeFindings } from './support/axe-findings.ts';
import { openFor } from './support/browser.ts';
import { pressOn } from './support/keyboard.ts';
import { signInQuietly } from './support/sign-in.ts';
import { test } from './support/story.ts';

/** More samples than one page of the audit trail shows. */
const SAMPLES = 52;

test('AUD-14 AUD-47 like entries stand in a run that opens by keyboard, goes over pages, and keeps every entry in reach', async ({
  browser,
  product,
  desk,
}) => {
  const { url } = product;
  for (let number = 1; number <= SAMPLES; number += 1)
    await desk.sample(`OILS-${String(number).padStart(2, '0')}`);
  const { page, errors } = await openFor(browser);
  await signInQuietly(page, url, desk.person, '/intra/audit');
  const rows = page.getByRole('table', { name: 'Audit trail' }).getByRole('row');
  const saying = (words: RegExp | string) => rows.filter({ hasText: words });
  await saying('50 entries on this page').waitFor();
  await saying(/registered 50 samples.*More may be on the next page/).waitFor();
  // Column headers, the day, and the collapsed group: its entries are folded.
  expect(await rows.count()).toBe(3);
  await pressOn(page, page.getByRole('button', { name: /^Show the entries/ }), 'Enter');
  await saying('registered the sample OILS-52.').waitFor();
  expect(await saying(/registered the sample OILS-\d\d/).count()).toBe(50);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Next page' }).click();
  await saying(/2 entries · More may be on the previous page/).waitFor();
  await page.getByRole('button', { name: /^Show the entries/ }).click();
  await saying(/the sample OILS-01\./).waitFor();

  // An entry of a collapsed group is found by a search.
  await page.getByRole('searchbox', { name: 'Name, reason or content' }).fill('OILS-13');
  await saying('registered the sample OILS-13.').waitFor();
  await saying(/\b1 entry/).waitFor();
  expect(errors).toEqual([]);
});
