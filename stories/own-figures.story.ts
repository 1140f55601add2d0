import { expect } from 'vitest';
import { axeFindings } from './support/axe-findings.ts';
import { openFor } from './support/browser.ts';
import { signInQuietly } from './support/sign-in.ts';
import { arriveQuietly } from './support/sit-down.ts';
import { test } from './support/story.ts';

const BESIDE = /beside the panel/;

test('QUA-31, QUA-33, QUA-38, QUA-64, QUA-65, QUA-69, QUA-39 a leader lets tasters see their sheets beside the panel, releases a session, and a taster sees it, with no word of the oil', async ({
  browser,
  ownDemonstration: product,
}) => {
  const leader = await openFor(browser);
  const taster = await openFor(browser);
  const own = taster.page;
  await arriveQuietly(own, product.url, product.personOf('catadores'), '/intra/evaluations');
  const past = own.getByRole('region', { name: 'Performed' });
  await past.getByRole('listitem').first().waitFor();
  expect(await past.getByRole('link', { name: BESIDE }).count()).toBe(0);

  const { page } = leader;
  await signInQuietly(page, product.url, product.personOf('jefespanel'), '/intra/panels/settings');
  await page.getByText('Tasters see their sheets beside the panel').first().click();
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox', { name: /Reason/ }).fill('Tasters asked for it.');
  await question.getByRole('button', { name: 'Change the settings' }).click();
  await page.getByText('The settings are saved').waitFor();

  await own.reload();
  await past.getByText('Opens when the leader').waitFor();
  expect(await past.getByRole('link', { name: BESIDE }).count()).toBe(0);
  const seen: string[] = [];
  own.on('response', (response) => {
    if (/\/figures$/.test(response.url())) void response.text().then((text) => seen.push(text));
  });

  // The newest session has an oil that the tasters are tasting again: the leader is warned, and
  // releases it all the same.
  await page.goto(`${product.url}/intra/sessions/list?state=validated`);
  await page.getByRole('row').nth(1).getByRole('checkbox').click({ force: true });
  await page.getByRole('button', { name: 'Release figures of 1' }).click();
  await question.getByRole('button', { name: 'Release the figures' }).click();
  await question.getByText(/planned or in tasting/).waitFor();
  await question.getByRole('button', { name: 'Release anyway' }).click();
  await page.getByText(/The figures of session \d+ are released/).waitFor();

  await own.reload();
  const offered = past.getByRole('link', { name: BESIDE });
  await offered.first().waitFor();
  expect(await offered.count()).toBe(1);
  await offered.click();
  await own.getByRole('button', { name: 'Show the figures' }).click();
  const table = own.getByRole('table').first();
  await table.getByRole('row', { name: /Fruity/ }).waitFor();
  expect(await own.getByText(/cm (above|below)|as the panel/).count()).toBeGreaterThan(0);
  expect(await axeFindings(own)).toEqual([]);
  // BLI-2: the device received neither the oils nor the other tasters.
  const sent = seen.join('');
  expect(sent).toContain('median');
  for (const secret of ['sample', 'replicate', 'class', 'tasterName'])
    expect(sent).not.toContain(`"${secret}"`);
  expect([...taster.errors, ...leader.errors]).toEqual([]);
});
