import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Me } from '../../../domain/account/me.ts';
import { signedInUser } from '../../../domain/account/testing/accounts.ts';
import { meQuery } from '../../parts/http/queries.ts';
import { stubFetch } from '../../parts/http/testing/stub-fetch.ts';
import { AlreadyIn } from './login-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const me = signedInUser({ name: 'Ana Gil', role: 'jefespanel', taster: null });

async function show(isIn: boolean, returnUrl?: string, before?: Me) {
  stubFetch(() =>
    isIn ? Response.json(me) : Response.json({ code: 'signed-out', data: {} }, { status: 401 }),
  );
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  if (before !== undefined) queries.setQueryData(meQuery().queryKey, before);
  return render(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <AlreadyIn returnUrl={returnUrl} />
        <p>below</p>
      </I18nProvider>
    </QueryClientProvider>,
  );
}

test('ACC-126 on the sign-in of who is signed in stands as whom, and the way on: to the address asked for, or to /', async () => {
  const screen = await show(true, '/intra/samples/list');
  await expect.element(page.getByText('You are signed in as Ana Gil')).toBeVisible();
  const on = page.getByRole('link', { name: 'Go on as Ana Gil' });
  await expect.element(on).toHaveAttribute('href', '/intra/samples/list');
  await screen.unmount();
  await show(true, 'https://elsewhere.example/');
  await expect.element(on).toHaveAttribute('href', '/');
});

test('ACC-126 nothing of it stands where nobody is signed in', async () => {
  await show(false);
  await expect.element(page.getByText('below')).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});

test('ACC-126 who has just left is not called signed in while the device is put away', async () => {
  await show(false, undefined, me);
  await expect.element(page.getByText('below')).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});
