import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { stubFetch } from '../../../parts/http/testing/stub-fetch.ts';
import { ToastProvider } from '../../../ui/toast/toast-provider.tsx';
import { ValidateSessions } from './validate-sessions.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [[12], 'Validate session 12?', 'Invalid validation criteria. Validate the session?'],
  [[12, 13], 'Validate sessions 12, 13?', 'Invalid validation criteria. Validate sessions?'],
])(
  'FRM-46 SES-8 %j: the question and its warning speak of one session, or of several',
  async (sessions, question, warning) => {
    const failed = [{ code: 'fewer-than-8', sample: 'S-1', replicate: null }];
    stubFetch(() => Response.json({ code: 'criteria-not-met', data: { failed } }, { status: 409 }));
    await render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <QueryClientProvider client={new QueryClient()}>
          <ToastProvider label="Notifications" dismissLabel="Dismiss">
            <ValidateSessions sessions={sessions} onClose={() => {}} />
          </ToastProvider>
        </QueryClientProvider>
      </I18nProvider>,
    );
    const asked = page.getByRole('alertdialog');
    await expect.element(asked.getByRole('heading', { name: question, exact: true })).toBeVisible();
    await asked.getByRole('button', { name: 'Validate', exact: true }).click();
    await expect.element(asked.getByRole('heading', { name: warning, exact: true })).toBeVisible();
  },
);
