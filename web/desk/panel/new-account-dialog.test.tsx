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
const iris = tasterRow({
  id: 't2',
  code: 'C02',
  lastName: 'Vega',
  displayName: 'Iris Vega',
  email: 'iris@panel.example',
});

/** The dialog at a panel with two tasters who have no account. */
async function show(invitee: string | null): Promise<void> {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const { queryKey } = tastersQuery({ state: 'active', size: '200', sort: 'code' });
  queries.setQueryData(queryKey, { rows: [ana, iris], total: 2 });
  await render(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={i18n}>
        <NewAccountDialog invitee={invitee} onClose={() => {}} onOpened={() => {}} />
      </I18nProvider>
    </QueryClientProvider>,
  );
}

const chosen = () => page.getByRole('combobox', { name: /Taster/ });
const email = () => page.getByRole('textbox', { name: 'Email', exact: true });
const repeated = () => page.getByRole('textbox', { name: /^Repeat the email/ });

test('ACC-9 an account for a taster who is named begins with the taster and the address of the register', async () => {
  await show('t1');
  await expect.element(page.getByRole('radio', { name: 'Taster' })).toBeChecked();
  await expect.element(chosen()).toHaveValue('C01 Ana Mar');
  await expect.element(email()).toHaveValue('ana@panel.example');
});

test('ACC-9 the address of a new account follows the taster that is chosen, and one that was typed stays', async () => {
  await show(null);
  await page.getByText('Taster', { exact: true }).click();
  const choose = async (code: string, label: string) => {
    await chosen().fill(code);
    await page.getByRole('option', { name: label }).click();
    await expect.element(chosen()).toHaveValue(label);
  };
  await choose('C01', 'C01 Ana Mar');
  await expect.element(email()).toHaveValue('ana@panel.example');
  await choose('C02', 'C02 Iris Vega');
  await expect.element(email()).toHaveValue('iris@panel.example');
  await expect.element(repeated()).toHaveValue('iris@panel.example');
  await email().fill('vega@panel.example');
  await choose('C01', 'C01 Ana Mar');
  await expect.element(email()).toHaveValue('vega@panel.example');
});

test('ACC-9 FRM-15 an address that is repeated otherwise is named on top, leads to its field, and is not asked for where there is none', async () => {
  await show(null);
  await page.getByRole('textbox', { name: /^Name/ }).fill('Marta Ruiz');
  await page.getByRole('textbox', { name: /^User name/ }).fill('marta');
  await email().fill('marta@panel.test');
  await repeated().fill('marta@panel.tes');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect
    .element(page.getByRole('region', { name: 'Check the form: 1 field needs attention' }))
    .toBeVisible();
  await page.getByRole('link', { name: 'Repeat the email: Email does not match' }).click();
  await expect.element(repeated()).toHaveFocus();
  await email().fill('');
  await expect.element(repeated()).not.toBeInTheDocument();
});
