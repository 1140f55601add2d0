import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import { KeyingForm } from './keying-form.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each([
  ['abc', 'Type the number: digits only.'],
  ['1.5', 'Type the number: digits only.'],
  ['', 'This field is required'],
])(
  'KEY-2, KEY-14 that “%s” is no number of a heating device is said when its field is left',
  async (typed, told) => {
    await render(
      <I18nProvider i18n={i18n}>
        <KeyingForm
          label="Key in the paper"
          unit="cm"
          definition={IOC_VO}
          submit="On"
          onBegun={() => {}}
          onKeyed={() => {}}
        />
      </I18nProvider>,
    );
    const field = page.getByRole('textbox', { name: /^Heating device number/ });
    await field.fill('6');
    await field.fill(typed);
    await userEvent.tab();
    await expect.element(field).toHaveAccessibleDescription(told);
  },
);

test('KEY-2 that a length is beyond the line is said, and the keying goes no further', async () => {
  const keyed = vi.fn();
  await render(
    <I18nProvider i18n={i18n}>
      <KeyingForm
        label="Key in the paper"
        unit="cm"
        definition={IOC_VO}
        submit="On"
        onBegun={() => {}}
        onKeyed={keyed}
      />
    </I18nProvider>,
  );
  const [first, ...others] = page.getByRole('textbox').all().slice(0, -1);
  for (const line of others) await line.fill('0');
  await page.getByRole('textbox', { name: /^Heating device number/ }).fill('6');
  await first?.fill('57');
  await page.getByRole('button', { name: 'On' }).click();
  await expect
    .element(page.getByRole('textbox').first())
    .toHaveAccessibleDescription(/Value out of range: 0.0 to 10.0/);
  expect(keyed).not.toHaveBeenCalled();
  await first?.fill('5.7');
  await page.getByRole('button', { name: 'On' }).click();
  await expect.poll(() => keyed.mock.calls.length).toBe(1);
});

test('KEY-2 FRM-15 beside a line that cannot be read the empty number of the heating device is named in the same try', async () => {
  await render(
    <I18nProvider i18n={i18n}>
      <KeyingForm
        label="Key in the paper"
        unit="cm"
        definition={IOC_VO}
        submit="On"
        onBegun={() => {}}
        onKeyed={() => {}}
      />
    </I18nProvider>,
  );
  for (const line of page.getByRole('textbox').all().slice(1, -1)) await line.fill('0');
  await page.getByRole('textbox').first().fill('2,x');
  await page.getByRole('button', { name: 'On' }).click();
  const told = page.getByRole('region', { name: 'Check the form: 2 fields need attention' });
  await expect.element(told).toBeVisible();
  await expect
    .element(told.getByRole('link', { name: /Heating device number: This field is required/ }))
    .toBeVisible();
});
