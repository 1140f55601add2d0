import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PagedTable } from './paged-table.tsx';

const columns = [{ id: 'name', header: 'Name', isRowHeader: true, cell: (row: string) => row }];
const shown = (rows: readonly string[]) => (
  <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
    <PagedTable columns={columns} empty="None." label="Names" rowId={(row) => row} rows={rows} />
  </I18nProvider>
);

test('QUA-21 a table of figures without a row says that there is none, in place of heads alone', async () => {
  const screen = await render(shown([]));
  await expect.element(page.getByText('None.')).toBeVisible();
  expect(page.getByRole('table').elements()).toEqual([]);
  await screen.rerender(shown(['A']));
  await expect.element(page.getByRole('table', { name: 'Names' })).toBeVisible();
  expect(page.getByText('None.').elements()).toEqual([]);
});
