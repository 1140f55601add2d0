import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { tasterId } from '../../../domain/testing/plans.ts';
import { ToastProvider } from '../../ui/toast/toast-provider.tsx';
import { BoardConfirms } from './board-confirms.tsx';

test('EVA-25 before a sheet is opened again the desk reads that its taster sees name and reason, and what not to write', async () => {
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider label="Notifications" dismissLabel="Dismiss">
          <BoardConfirms
            session={12}
            question={{ kind: 'reopen', taster: tasterId(1), glass: '417' }}
            samples={[]}
            registers={{ tasters: new Map(), samples: new Map() }}
            seen={[]}
            onDone={() => {}}
          />
        </ToastProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(/They read your name and reason/)).toBeVisible();
  await expect.element(dialog.getByText(/write nothing of the sample/)).toBeVisible();
});
