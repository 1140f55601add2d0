import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DecimalNote } from './decimal-note.tsx';
import { ExportMenu } from './export-menu.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('LST-15 beside each kind of file stands which one a spreadsheet reads right', async () => {
  const save = vi.fn();
  await render(
    <I18nProvider i18n={i18n}>
      <ExportMenu pending={false} save={save} />
      <DecimalNote />
    </I18nProvider>,
  );
  await expect.element(page.getByText(/may read 3\.575 as 3575/)).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const csv = page.getByRole('menuitem', { name: 'As CSV' });
  await expect.element(csv).toHaveAccessibleDescription('With decimal points, for programs');
  const workbook = page.getByRole('menuitem', { name: 'As a workbook (XLSX)' });
  await expect.element(workbook).toHaveAccessibleDescription('For spreadsheets, in any language');
  await csv.click();
  expect(save).toHaveBeenCalledWith('csv');
});
