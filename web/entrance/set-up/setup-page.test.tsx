import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { stubFetch } from '../../parts/http/testing/stub-fetch.ts';
import { SetupPage } from './setup-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('SCR-36 once the first panel is there its page has the focus at its heading, by keyboard', async () => {
  stubFetch(({ method }) =>
    method === 'POST'
      ? Response.json({ accounts: [{ username: 'ana', role: 'jefespanel', password: '' }] })
      : Response.json({ needed: true }),
  );
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <SetupPage />
      </I18nProvider>
    </QueryClientProvider>,
  );
  const own = page.getByRole('radio', { name: /My own panel/ });
  await expect.element(own).toBeInTheDocument();
  own.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  page.getByRole('button', { name: 'Set up a demonstration panel' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'The panel is ready' })).toHaveFocus();
});
