import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { entry, sealed } from './testing/trail-entries.ts';
import { TrailDays } from './trail-days.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const rows = [
  entry(12, [10, 58], { reason: 'A slip of the pen' }),
  ...[11, 10, 9, 8].map((sequence) => sealed(sequence, [10, 40 + sequence])),
];

const shown = (isLast = true) =>
  render(
    <I18nProvider i18n={i18n}>
      <TrailDays label="Audit trail" rows={rows} isFirst isLast={isLast} />
    </I18nProvider>,
  );
const row = (name: string | RegExp) => page.getByRole('row', { name });

test('AUD-14 AUD-47 a run says who, what and how many, and opens by keyboard to every entry of it', async () => {
  await page.viewport(1440, 900);
  await shown();
  await expect.element(row(/Friday 11\/20\/2026 5 entries/)).toBeVisible();
  await expect
    .element(row(/Isabel Navarro changed the sample S-2\..*A slip of the pen/))
    .toBeVisible();
  const run = row(/10:48 AM to 10:51 AM .*3 tasters signed glass 417 of session 214\. 4 entries/);
  await expect.element(run).toBeVisible();
  const all = page.getByRole('button', { name: 'Show the entries 8 to 11' });
  await expect.element(all).toHaveAttribute('aria-expanded', 'false');
  expect(page.getByRole('row', { name: /T0\d .*glass 417/ }).elements()).toHaveLength(0);
  all.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => page.getByRole('row', { name: /T0\d .*glass 417/ }).elements().length)
    .toBe(4);
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect
    .poll(() => page.getByRole('row', { name: /T0\d .*glass 417/ }).elements().length)
    .toBe(0);
  await page.getByRole('button', { name: 'Details of entry 12' }).click();
  await expect.element(page.getByRole('table', { name: 'What changed' })).toBeVisible();
});

test('AUD-14 AUD-48 at the end of a page a run says that more may follow, and the day that it counts this page', async () => {
  await shown(false);
  await expect.element(page.getByText(/More may be on the next page/)).toBeVisible();
  await expect.element(page.getByText('5 entries on this page')).toBeVisible();
});

test('AUD-14 AUD-47 on paper every entry of a run stands under it', async () => {
  await shown();
  const within = () =>
    page
      .getByRole('row', { includeHidden: true })
      .elements()
      .filter((one) => one.checkVisibility()).length;
  expect(within()).toBe(4);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.poll(within).toBe(8);
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
});

test('AUD-18 what was changed of a plan stands under its entry, and under a run of them as one change', async () => {
  const plan = (sequence: number, minutes: number, rest: readonly [number, number]) =>
    entry(sequence, [9, minutes], {
      command: 'change-plan',
      data: { session: '52' },
      before: { restMinutes: rest[0] },
      after: { restMinutes: rest[1] },
    });
  const seen = async (rows: readonly ReturnType<typeof plan>[], told: RegExp) => {
    const trail = await render(
      <I18nProvider i18n={i18n}>
        <TrailDays label="Audit trail" rows={rows} isFirst isLast />
      </I18nProvider>,
    );
    const lines = trail
      .getByRole('row')
      .elements()
      .map(({ textContent }) => textContent);
    expect(lines.some((line) => told.test(line))).toBe(true);
    await trail.unmount();
  };
  const said = /changed the plan of session 52\..*Rest between samples, min: 10 → 15/;
  await seen([plan(3, 10, [10, 15])], said);
  await seen([plan(4, 14, [12, 15]), plan(3, 10, [10, 12])], said);
});
