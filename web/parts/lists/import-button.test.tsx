import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ImportReport } from '../../../domain/registers/import-report.ts';
import { ToastProvider } from '../../ui/toast/toast-provider.tsx';
import { stubFetch } from '../http/testing/stub-fetch.ts';
import { ImportButton } from './import-button.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const READ: ImportReport = {
  columns: ['code', 'receptionDate'],
  rows: [['A', '2026-04-03']],
  ignored: [],
  problems: [],
  taken: 0,
};

test.each([
  ['en', false],
  ['es', true],
  ['fr', true],
  ['it', true],
] as const)(
  'LST-25 a file that is imported in %s is read with the day first: %s',
  async (locale, isDayFirst) => {
    const bodies: unknown[] = [];
    stubFetch(async (request) => {
      bodies.push(await request.json());
      return Response.json(READ);
    });
    await render(
      <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: {} } })}>
        <QueryClientProvider client={new QueryClient()}>
          <ToastProvider label="Notifications" dismissLabel="Dismiss">
            <ImportButton register="samples" fields={{ labels: {}, wordsOf: String }} />
          </ToastProvider>
        </QueryClientProvider>
      </I18nProvider>,
    );
    const csv = 'code,reception_date\nA,3/4/2026\n';
    const input = document.querySelector('input[type=file]');
    if (input === null) throw new Error('no field for a file');
    await userEvent.upload(input, new File([csv], 'samples.csv', { type: 'text/csv' }));
    await page.getByRole('button', { name: 'Import all' }).click();
    const asked = { csv, isDayFirst };
    await expect
      .poll(() => bodies)
      .toEqual([
        { ...asked, isPreview: true },
        { ...asked, isPreview: false },
      ]);
  },
);
