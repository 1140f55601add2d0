import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { accountRow } from '../../../domain/account/testing/accounts.ts';
import { AccountsTable } from './accounts-table.tsx';

const account = (name: string) => accountRow({ user: name, username: name, name });

test('REG-11 accounts stand by the letters of the language: an accent puts no name at the end', async () => {
  const screen = await render(
    <I18nProvider i18n={setupI18n({ locale: 'es', messages: { es: {} } })}>
      <AccountsTable rows={['Ana', 'Tomás', 'Álvaro', 'Óscar', 'Zoe'].map(account)} onEdit={null} />
    </I18nProvider>,
  );
  const said = screen.container.querySelector('tbody')?.textContent ?? '';
  const places = ['Álvaro', 'Ana', 'Óscar', 'Tomás', 'Zoe'].map((name) => said.indexOf(name));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
