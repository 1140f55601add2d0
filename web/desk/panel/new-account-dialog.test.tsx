import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { tasterRow } from '../../../domain/tasters/testing/taster-row.ts';
import { tastersQuery } from '../../parts/http/queries.ts';
import { NewAccountDialog } from './new-account-dialog.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const ana = tasterRow({
  code: 'C01',
  lastName: 'Mar',
  displayName: 'Ana Mar',
  email: 'ana@panel.example',
});

test('ACC-9 an account for a taster who is named begins with the taster and the address of the register', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const { queryKey } = tastersQuery({ state: 'active', size: '200', sort: 'code' });
  queries.setQueryData(queryKey, { rows: [ana], total: 1 });
  await render(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={i18n}>
        <NewAccountDialog invitee="t1" onClose={() => {}} onOpened={() => {}} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('radio', { name: 'Taster' })).toBeChecked();
  await expect.element(page.getByRole('combobox', { name: /Taster/ })).toHaveValue('C01 Ana Mar');
  await expect
    .element(page.getByRole('textbox', { name: 'Email', exact: true }))
    .toHaveValue('ana@panel.example');
});
