import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { VerifyForm } from './verify-page.tsx';

test('RPT-8 FRM-15 where nothing, or nothing that names a report, was typed the form names its field', async () => {
  const onGiven = vi.fn();
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <VerifyForm onGiven={onGiven} />
    </I18nProvider>,
  );
  const verify = page.getByRole('button', { name: 'Verify' });
  const told = page.getByRole('region', { name: 'Check the form: 1 field needs attention' });
  await verify.click();
  await expect
    .element(
      told.getByRole('link', { name: /Address, or number and record: This field is required/ }),
    )
    .toBeVisible();
  await page.getByRole('textbox').fill('2026-0001');
  await verify.click();
  await expect
    .element(
      told.getByRole('link', {
        name: /Address, or number and record: Enter the number, then the 64 signs/,
      }),
    )
    .toBeVisible();
  expect(onGiven).toHaveBeenLastCalledWith(null);
  await page.getByRole('textbox').fill(`2026-0001.${'a'.repeat(64)}`);
  await verify.click();
  await expect.element(told).not.toBeInTheDocument();
  expect(onGiven).toHaveBeenLastCalledWith({ number: '2026-0001', digest: 'a'.repeat(64) });
});
