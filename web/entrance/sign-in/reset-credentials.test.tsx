import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { ResetCredentials } from './reset-credentials.tsx';

test('ACC-74 what forgets who signed in here stands under the fields, on the edge of their words', async () => {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <Stack gap={5}>
          <p>Fields</p>
          <ResetCredentials onReset={() => {}} />
        </Stack>
      ),
    }),
    history: createMemoryHistory(),
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  const left = (part: Node) => {
    const words = document.createRange();
    words.selectNodeContents(part);
    return words.getBoundingClientRect().left;
  };
  const fields = left(page.getByText('Fields').element());
  expect(Math.abs(left(page.getByText('Reset credentials').element()) - fields)).toBeLessThan(2);
});
