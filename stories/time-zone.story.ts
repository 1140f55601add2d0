import { expect } from 'vitest';
import { dayIn } from '../domain/words/zone-clock.ts';
import { axeFindings } from './support/axe-findings.ts';
import { openFor } from './support/browser.ts';
import { goTo } from './support/go-to.ts';
import { signInQuietly } from './support/sign-in.ts';
import { test } from './support/story.ts';

/** Two time zones whose dates always differ, by one day or two. */
const [PANEL, DEVICE] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

const written = (day: string): string => {
  const [year, month, date] = day.split('-');
  return `${Number(month)}/${Number(date)}/${year}`;
};

test('ZON-3 ZON-4 a leader chooses the time zone of the panel, and a device elsewhere shows its days and says so', async ({
  browser,
  product,
  desk,
}) => {
  const { url } = product;
  const { page, errors } = await openFor(browser, { timezoneId: DEVICE });
  await signInQuietly(page, url, desk.person, '/intra/panels');
  const field = page.getByRole('combobox', { name: 'Time zone' });
  await field.click();
  await field.press('ControlOrMeta+A');
  await field.pressSequentially('Kiri');
  await expect.poll(() => page.getByRole('option').count()).toBe(1);
  await page.getByRole('option', { name: PANEL }).click();
  expect(await field.inputValue()).toBe(PANEL);
  await page.getByRole('button', { name: 'Save' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Save' })
    .click();
  await page.getByText(`Days and times are the panel’s: ${PANEL}`).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  // The audit trail is grouped and filtered by dates of the panel; the device is a day or two
  // behind.
  await goTo(page, '/intra/audit');
  const trail = page.getByRole('table', { name: 'Audit trail' });
  const [here, there] = [dayIn(DEVICE, Date.now()), dayIn(PANEL, Date.now())];
  expect(here < there).toBe(true);
  const heading = trail.getByRole('rowgroup').getByText(new RegExp(`day ${written(there)}`));
  await heading.first().waitFor();
  await goTo(page, `/intra/audit?from=${there}&to=${there}`);
  await heading.first().waitFor();
  await goTo(page, `/intra/audit?from=${here}&to=${here}`);
  await page.getByText('No entries found').waitFor();

  // A new session has the present date of the panel.
  await goTo(page, '/intra/sessions');
  const [, , day] = there.split('-');
  await page
    .getByRole('spinbutton', { name: /^day/ })
    .and(page.locator(`[aria-valuenow="${Number(day)}"]`))
    .waitFor();
  expect(errors).toEqual([]);
});

test('ZON-4 a device at the panel says nothing of zones', async ({ browser, product, desk }) => {
  const { url } = product;
  const { page } = await openFor(browser, { timezoneId: PANEL });
  await signInQuietly(page, url, desk.person, '/intra/audit');
  await page.getByRole('table', { name: 'Audit trail' }).waitFor();
  expect(await page.getByText('Days and times are the panel’s').count()).toBe(0);
});
