import { expect } from 'vitest';
import { axeFindings } from './support/axe-findings.ts';
import { openFor } from './support/browser.ts';
import { signIn, signInQuietly } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { calibrate } from './support/taste.ts';

const BESIDE = 'Beside the panel';

test('QUA-31, QUA-33 a leader lets tasters see their sheets beside the panel, and a taster sees them, with no word of the oil', async ({
  browser,
  ownDemonstration: product,
}) => {
  const leader = await openFor(browser);
  const taster = await openFor(browser);
  const own = taster.page;
  await signIn(own, product.url, product.personOf('catadores'));
  await calibrate(own);
  const past = own.getByRole('region', { name: 'Performed' });
  await past.getByRole('listitem').first().waitFor();
  expect(await past.getByText(BESIDE).count()).toBe(0);

  const { page } = leader;
  await signInQuietly(page, product.url, product.personOf('jefespanel'), '/intra/panels/settings');
  await page.getByText('Tasters see their sheets beside the panel').first().click();
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox', { name: /Reason/ }).fill('Tasters asked for it.');
  await question.getByRole('button', { name: 'Change the settings' }).click();
  await page.getByText('The settings are saved').waitFor();

  await own.reload();
  await past.getByText(BESIDE).first().waitFor();
  const seen: string[] = [];
  own.on('response', (response) => {
    if (/\/figures$/.test(response.url())) void response.text().then((text) => seen.push(text));
  });
  // The session that is before the tasters is not offered.
  expect(await past.getByRole('listitem').first().getByText(BESIDE).count()).toBe(0);
  // An oil of the newest is before the tasters again: it stays closed, and does not say why.
  await past.getByText(BESIDE).first().click();
  await own.getByRole('button', { name: 'Show the figures' }).click();
  await own.getByText('The results of this session are still hidden.').waitFor();
  await own.getByRole('link', { name: 'Your evaluations' }).first().click();
  await past.getByText(BESIDE).last().click();
  await own.getByRole('button', { name: 'Show the figures' }).click();
  const table = own.getByRole('table').first();
  await table.getByRole('row', { name: /Fruity/ }).waitFor();
  expect(await own.getByText(/cm (above|below)|as the panel/).count()).toBeGreaterThan(0);
  expect(await axeFindings(own)).toEqual([]);
  // BLI-2: neither the oils nor the others.
  const sent = seen.join('');
  expect(sent).toContain('median');
  for (const secret of ['sample', 'replicate', 'class', 'tasterName'])
    expect(sent).not.toContain(`"${secret}"`);
  expect([...taster.errors, ...leader.errors]).toEqual([]);
});
