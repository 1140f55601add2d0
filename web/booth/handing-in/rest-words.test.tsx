import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Me } from '../../../domain/account/me.ts';
import { signedInUser } from '../../../domain/account/testing/accounts.ts';
import { meQuery } from '../../parts/http/queries.ts';
import { RestWords } from './rest-words.tsx';

const me = signedInUser();

async function said(change: Partial<Me>, isStored = true): Promise<string> {
  const queries = new QueryClient();
  queries.setQueryData(meQuery().queryKey, { ...me, ...change });
  const { container } = await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={queries}>
        <RestWords isStored={isStored} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return container.textContent;
}

test('BTH-37 BTH-68 who has handed in is told that the device goes back to the sign-in by itself, and after how long', async () => {
  expect(await said({ boothRest: 5 })).toMatch(/^Returns to sign-in after 5 idle minutes\./);
  expect(await said({ boothRest: 1 })).toMatch(/^Returns to sign-in after 1 idle minute\./);
  expect(await said({})).toBe('');
});

test('BTH-37 BTH-68 while a sheet is on its way to the server nothing says that the device goes back by itself', async () => {
  expect(await said({ boothRest: 5 }, false)).toBe('');
});
