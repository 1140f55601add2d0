import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MovementsTable } from './movements-table.tsx';

test('SAM-2 of a sample without a movement that is said in place of a table of heads alone', async () => {
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <MovementsTable rows={[]} />
    </I18nProvider>,
  );
  await expect.element(page.getByText('No movement yet.')).toBeVisible();
  expect(page.getByRole('table').elements()).toEqual([]);
});
