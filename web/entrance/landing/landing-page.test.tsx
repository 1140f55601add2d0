import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { signedInUser } from '../../../domain/account/testing/accounts.ts';
import { meQuery, setupQuery } from '../../parts/http/queries.ts';
import { LandingPage } from './landing-page.tsx';

const me = signedInUser({
  name: 'Begoña García de la Peña-Hernández y Martínez-Villanueva',
});

test.each([1024, 600, 320])(
  'SCR-2 the way in stays within a page of %i px, however long the name of who is signed in',
  async (width) => {
    await page.viewport(width, 960);
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    queries.setQueryData(meQuery().queryKey, me);
    queries.setQueryData(setupQuery().queryKey, { needed: false });
    const screen = await render(
      <QueryClientProvider client={queries}>
        <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
          <LandingPage />
        </I18nProvider>
      </QueryClientProvider>,
    );
    const [way] = screen.getByRole('link', { name: /^Enter as/ }).elements();
    expect(way?.getBoundingClientRect().right).toBeLessThanOrEqual(width);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);
